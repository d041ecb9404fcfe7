import type { FileView } from '@consoeurs/contract'
import type { KeptPicture } from './kept-pictures.ts'
import { type PictureProblem, problemOf } from './picture-problem.ts'
import type { OnPreparing } from './prepare-picture.ts'
import type { SendPictureParts } from './send-picture.ts'

export type Phase = 'preparing' | 'adapting' | 'queued' | 'sending' | 'waiting' | 'finishing'

/** A picture on its way, as a page shows it. */
export interface SentPicture {
  key: string
  name: string
  /** What it takes the place of once it has arrived; null for a new one. */
  target: number | null
  /** Address of the picture as she chose it, for as long as it is on its way. */
  preview: string
  phase: Phase
  percent: number
  /** Why it did not arrive. */
  problem: PictureProblem | null
}

/** What the queue asks of the world around it. */
export interface QueueParts {
  prepare: (file: File, onPreparing: OnPreparing) => Promise<File>
  /** What she does with it before it leaves; null where she thinks better of it. */
  edit: (file: File) => Promise<File | null>
  send: (parts: SendPictureParts) => Promise<FileView>
  arrived: (file: FileView, target: number | null) => Promise<void>
  keep: (picture: Restored) => Promise<void>
  keepUrl: (key: string, url: string) => Promise<void>
  drop: (key: string) => Promise<void>
  letGo: (key: string) => void
  giveUp: (uploadUrl: string) => void
}

type Restored = Pick<KeptPicture, 'key' | 'file' | 'uploadUrl' | 'target'>

interface Work {
  file: File
  target: number | null
  ready: boolean
  uploadUrl: string | null
  stop: AbortController
}

export interface HandedOver {
  pictures: Pick<KeptPicture, 'file' | 'uploadUrl'>[]
  forget: () => void
}

const nothing: readonly SentPicture[] = []

/**
 * Pictures on their way, in the order she chose them: one is prepared while another is sent, and one that fails does
 * not hold back those behind it.
 */
export class PictureQueue {
  #pictures = nothing
  readonly #work = new Map<string, Work>()
  readonly #listeners = new Set<() => void>()
  #preparing: Promise<void> = Promise.resolve()
  #sending: Promise<void> = Promise.resolve()
  /** The page may pass new ones with each drawing. */
  parts: QueueParts

  constructor(parts: QueueParts) {
    this.parts = parts
  }

  read = (): readonly SentPicture[] => this.#pictures
  static none = (): readonly SentPicture[] => nothing

  watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(files: Iterable<File>, target: number | null = null): void {
    for (const file of files) {
      const key = crypto.randomUUID()
      this.#admit(key, { file, target, ready: false, uploadUrl: null, stop: new AbortController() })
    }
  }

  /** One that this device kept when its page was left. */
  restore({ key, file, target, uploadUrl }: Restored): void {
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
   * What is on its way goes on elsewhere, from where it is; null where one of them is not ready to. `forget` is called
   * once it is kept there.
   */
  handOver(): HandedOver | null {
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

  /** The page is left: nothing more is sent from here, what is kept stays for the next time. */
  stop(): void {
    for (const [key, { stop }] of this.#work) {
      stop.abort()
      this.parts.letGo(key)
    }
    for (const { preview } of this.#pictures) URL.revokeObjectURL(preview)
    this.#work.clear()
    this.#show(nothing)
  }

  #admit(key: string, work: Work): void {
    this.#work.set(key, work)
    const { file, target, ready } = work
    const preview = URL.createObjectURL(file)
    const phase = ready ? 'queued' : 'preparing'
    this.#show([...this.#pictures, { key, name: file.name, target, preview, phase, percent: 0, problem: null }])
    this.#enqueue(key, work)
  }

  #enqueue(key: string, work: Work): void {
    const leave = async () => {
      this.#sending = this.#sending.then(() => this.#step(key, work, () => this.#send(key, work)))
    }
    if (work.ready) void leave()
    else this.#preparing = this.#preparing.then(() => this.#step(key, work, () => this.#prepare(key, work, leave)))
  }

  /** A step of a picture that is still wanted; whatever goes wrong is shown with the picture. */
  async #step(key: string, work: Work, step: () => Promise<void>): Promise<void> {
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

  async #prepare(key: string, work: Work, leave: () => Promise<void>): Promise<void> {
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

  async #send(key: string, work: Work): Promise<void> {
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

  /** What she sees is what will be sent: a HEIC can be shown from here on. */
  #repaint(key: string, file: File): void {
    const picture = this.#pictures.find((each) => each.key === key)
    if (picture === undefined) return
    this.#change(key, { preview: URL.createObjectURL(file) })
    URL.revokeObjectURL(picture.preview)
  }

  #change(key: string, change: Partial<SentPicture>): void {
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

  #show(pictures: readonly SentPicture[]): void {
    this.#pictures = pictures
    for (const listener of this.#listeners) listener()
  }
}
