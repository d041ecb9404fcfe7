import type { FileView } from '@consoeurs/contract'
import { type PictureProblem, problemOf } from './picture-problem.ts'
import type { OnPrepareProgress } from './prepare-picture.ts'
import type { SendPictureParts } from './send-picture.ts'
import type { StoredPicture } from './stored-pictures.ts'

export type UploadPhase = 'preparing' | 'adapting' | 'queued' | 'sending' | 'waiting' | 'finishing'

export interface PictureUpload {
  key: string
  name: string
  /** The picture that it replaces; null for a new one. */
  target: number | null
  /** Object URL, valid until the upload ends. */
  preview: string
  phase: UploadPhase
  percent: number
  problem: PictureProblem | null
}

/** Dependencies of the queue. */
export interface QueueDependencies {
  prepare: (file: File, onPreparing: OnPrepareProgress) => Promise<File>
  /** Optional editing step; null cancels the upload. */
  edit: (file: File) => Promise<File | null>
  send: (parts: SendPictureParts) => Promise<FileView>
  arrived: (file: FileView, target: number | null) => Promise<void>
  keep: (picture: StoredUpload) => Promise<void>
  keepUrl: (key: string, url: string) => Promise<void>
  drop: (key: string) => Promise<void>
  letGo: (key: string) => void
  giveUp: (uploadUrl: string) => void
}

type StoredUpload = Pick<StoredPicture, 'key' | 'file' | 'uploadUrl' | 'target'>

interface UploadJob {
  file: File
  target: number | null
  ready: boolean
  uploadUrl: string | null
  stop: AbortController
}

export interface UploadHandover {
  pictures: Pick<StoredPicture, 'file' | 'uploadUrl'>[]
  forget: () => void
}

const nothing: readonly PictureUpload[] = []

/**
 * Upload queue in order of choice: prepares one picture while another is sent, and a failed one does not block the
 * next.
 */
export class PictureQueue {
  #pictures = nothing
  readonly #work = new Map<string, UploadJob>()
  readonly #listeners = new Set<() => void>()
  #preparing: Promise<void> = Promise.resolve()
  #sending: Promise<void> = Promise.resolve()
  /** Replaced at each render. */
  parts: QueueDependencies

  constructor(parts: QueueDependencies) {
    this.parts = parts
  }

  read = (): readonly PictureUpload[] => this.#pictures
  static none = (): readonly PictureUpload[] => nothing

  watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A refused file is no longer of interest once another is chosen. */
  add(files: Iterable<File>, target: number | null = null): void {
    for (const { key, problem } of this.#pictures) if (problem?.mayRetry === false) this.#remove(key)
    for (const file of files) {
      const key = crypto.randomUUID()
      this.#admit(key, { file, target, ready: false, uploadUrl: null, stop: new AbortController() })
    }
  }

  /** An upload interrupted when its page was left. */
  restore({ key, file, target, uploadUrl }: StoredUpload): void {
    if (!this.#work.has(key)) this.#admit(key, { file, target, ready: true, uploadUrl, stop: new AbortController() })
  }

  retry(key: string): void {
    const work = this.#work.get(key)
    if (work === undefined) return
    this.#change(key, { problem: null, percent: 0, phase: work.ready ? 'queued' : 'preparing' })
    this.#enqueue(key, work)
  }

  cancel(key: string): void {
    const work = this.#work.get(key)
    work?.stop.abort()
    if (work?.uploadUrl) this.parts.giveUp(work.uploadUrl)
    this.#remove(key)
  }

  /**
   * Hands running uploads over to the outbox; null if one of them is not ready. Call `forget` once it has stored them.
   */
  handOver(): UploadHandover | null {
    const ready = this.#pictures.flatMap(({ key, problem }) => {
      const work = this.#work.get(key)
      return work?.ready === true && problem === null ? [work] : []
    })
    if (ready.length < this.#pictures.length) return null
    const keys = this.#pictures.map(({ key }) => key)
    const pictures = ready.map(({ file, uploadUrl }) => ({ file, uploadUrl }))
    this.stop()
    return { pictures, forget: () => void Promise.all(keys.map((key) => this.parts.drop(key))) }
  }

  /** Stops on leaving the page; stored uploads are resumed later. */
  stop(): void {
    for (const [key, { stop }] of this.#work) {
      stop.abort()
      this.parts.letGo(key)
    }
    for (const { preview } of this.#pictures) URL.revokeObjectURL(preview)
    this.#work.clear()
    this.#show(nothing)
  }

  #admit(key: string, work: UploadJob): void {
    this.#work.set(key, work)
    const { file, target, ready } = work
    const preview = URL.createObjectURL(file)
    const phase = ready ? 'queued' : 'preparing'
    this.#show([...this.#pictures, { key, name: file.name, target, preview, phase, percent: 0, problem: null }])
    this.#enqueue(key, work)
  }

  #enqueue(key: string, work: UploadJob): void {
    const leave = async () => {
      this.#sending = this.#sending.then(() => this.#step(key, work, () => this.#send(key, work)))
    }
    if (work.ready) void leave()
    else this.#preparing = this.#preparing.then(() => this.#step(key, work, () => this.#prepare(key, work, leave)))
  }

  /** Runs one step unless the upload was cancelled; shows errors with the picture. */
  async #step(key: string, work: UploadJob, step: () => Promise<void>): Promise<void> {
    if (work.stop.signal.aborted) return
    try {
      await step()
    } catch (error) {
      if (work.stop.signal.aborted) return
      const problem = problemOf(error)
      this.#change(key, { problem })
      if (!problem.mayRetry) await this.parts.drop(key)
    }
  }

  async #prepare(key: string, work: UploadJob, leave: () => Promise<void>): Promise<void> {
    const prepared = await this.parts.prepare(work.file, (percent) => this.#change(key, { phase: 'adapting', percent }))
    if (work.stop.signal.aborted) return
    this.#repaint(key, prepared)
    const file = await this.parts.edit(prepared)
    if (file === null) return this.cancel(key)
    if (work.stop.signal.aborted) return
    if (file !== prepared) this.#repaint(key, file)
    Object.assign(work, { file, ready: true })
    this.#change(key, { phase: 'queued', percent: 0 })
    await this.parts.keep({ key, file, target: work.target, uploadUrl: null })
    await leave()
  }

  async #send(key: string, work: UploadJob): Promise<void> {
    this.#change(key, { phase: 'sending' })
    const view = await this.parts.send({
      file: work.file,
      uploadUrl: work.uploadUrl,
      signal: work.stop.signal,
      onUploadUrl: (url) => {
        work.uploadUrl = url
        void this.parts.keepUrl(key, url)
      },
      onProgress: (percent) => this.#change(key, { phase: percent < 100 ? 'sending' : 'finishing', percent }),
      onWaiting: (waiting) => this.#change(key, { phase: waiting ? 'waiting' : 'sending' }),
    })
    if (work.stop.signal.aborted) return
    this.#change(key, { phase: 'finishing', percent: 100 })
    await this.parts.arrived(view, work.target)
    this.#remove(key)
  }

  /** Shows the prepared picture: a HEIC becomes visible here. */
  #repaint(key: string, file: File): void {
    const picture = this.#pictures.find((each) => each.key === key)
    if (picture === undefined) return
    this.#change(key, { preview: URL.createObjectURL(file) })
    URL.revokeObjectURL(picture.preview)
  }

  #change(key: string, change: Partial<PictureUpload>): void {
    this.#show(this.#pictures.map((picture) => (picture.key === key ? { ...picture, ...change } : picture)))
  }

  #remove(key: string): void {
    const picture = this.#pictures.find((each) => each.key === key)
    if (picture !== undefined) URL.revokeObjectURL(picture.preview)
    this.#work.delete(key)
    this.#show(this.#pictures.filter((each) => each.key !== key))
    void this.parts.drop(key)
    this.parts.letGo(key)
  }

  #show(pictures: readonly PictureUpload[]): void {
    this.#pictures = pictures
    for (const listener of this.#listeners) listener()
  }
}
