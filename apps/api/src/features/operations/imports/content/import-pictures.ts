import { createHash } from 'node:crypto'
import { copyFile, stat, writeFile } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { errors, limits, MediaInfo, startOf } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../../platform/http/errors.ts'
import { fileUrl, receiveUpload } from '../../../foundation/files/public.ts'
import { addMedia } from '../../../publishing/media/public.ts'
import type { PictureHere } from '../body/rewrite-body.ts'
import type { ContentRun } from './content-run.ts'
import { findImported, rememberImported } from './imported-items.ts'
import { keepOldAddresses } from './old-addresses.ts'
import { type Attachment, pictureKey } from './wxr-index.ts'

const { media, files } = tables

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

/** Stands for a picture that a dry run did not store. */
const pendingPicture: PictureHere = {
  mediaId: 0,
  url: `/files/${'0'.repeat(32)}-large.webp`,
  width: 1,
  height: 1,
  alt: '',
}

export const isPending = (picture: PictureHere | undefined) => picture?.mediaId === 0

/** Item that shows the picture, for the report. */
interface PictureUse {
  line: number
  item: string
}

/** WordPress's smaller sizes: `photo-300x200.jpg`, of `photo.jpg` or `photo-scaled.jpg`. */
const withoutSize = (key: string) => key.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '')

/** Pictures of the other site, each once in a run and once in all runs. */
export class PictureImport {
  readonly #run: ContentRun
  readonly #known = new Map<string, Promise<PictureHere | undefined>>()

  constructor(run: ContentRun) {
    this.#run = run
  }

  /** Undefined for a picture that could not be taken over; the report says why. */
  find(address: string, shown: PictureUse): Promise<PictureHere | undefined> {
    const given = pictureKey(address)
    if (given === null) return Promise.resolve(undefined)
    const key = this.#keyOf(given)
    const known = this.#known.get(key) ?? this.#import(key, { address, shown })
    this.#known.set(key, known)
    return known
  }

  /** The original of a smaller size, where the library of the other site has it. */
  #keyOf(given: string): string {
    const { attachmentsByUrl } = this.#run.index
    if (attachmentsByUrl.has(given)) return given
    const whole = withoutSize(given)
    const scaled = whole.replace(/(?=\.\w+$)/, '-scaled')
    return attachmentsByUrl.has(scaled) ? scaled : whole
  }

  async #import(
    key: string,
    { address, shown }: { address: string; shown: PictureUse },
  ): Promise<PictureHere | undefined> {
    const { report } = this.#run
    const here = await this.#findHere(key)
    if (here !== undefined) {
      report.count('media', 'unchanged')
      return here
    }
    const refuse = (code: 'picture-elsewhere' | 'picture-missing' | 'picture-refused', detail = address) => {
      report.add({ code, ...shown, detail })
      report.count('media', 'skipped')
      return undefined
    }
    const attachment = this.#run.index.attachmentsByUrl.get(key)
    if (attachment === undefined && !this.#isOfSite(key)) return refuse('picture-elsewhere')
    try {
      const picture = await this.#store(key, { address, attachment })
      if (picture === null) return refuse('picture-missing')
      report.count('media', 'made')
      return picture
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return refuse('picture-refused', `${address} (${errors[error.code].text})`)
    }
  }

  #isOfSite = (key: string) => key.split('/')[0] === this.#run.index.source

  async #findHere(key: string): Promise<PictureHere | undefined> {
    const { db, index } = this.#run
    const item = await findImported(db, { source: index.source, sourceId: `picture:${key}` })
    return item === undefined ? undefined : this.#load(item.targetId)
  }

  async #load(mediaId: number): Promise<PictureHere | undefined> {
    const ofMedia = this.#run.db.select({ media, file: files }).from(media).innerJoin(files, eq(files.id, media.fileId))
    const [row] = await ofMedia.where(eq(media.id, mediaId))
    if (row === undefined) return undefined
    const { width, height } = row.file.formats.large
    return { mediaId, url: fileUrl(row.file.name, 'large'), width, height, alt: row.media.alt }
  }

  /** Null where neither the folder nor the other site has the picture. */
  async #store(
    key: string,
    { address, attachment }: { address: string; attachment: Attachment | undefined },
  ): Promise<PictureHere | null> {
    const { index, dryRun, pictures, author, now, incoming } = this.#run
    const found = pictures === null ? null : await findInFolder(pictures, [key, pictureKey(address) ?? key])
    if (dryRun) return found === null && pictures !== null ? null : pendingPicture
    const incomingId = incoming.newId(author.id)
    const path = incoming.path(incomingId)
    if (found !== null) await copyFile(found, path)
    else if (pictures !== null || !(await this.#fetch(attachment?.url ?? address, path))) return null
    // The same upload of an interrupted run is found again by its id.
    const uploadId = `import:${createHash('sha256').update(`${index.source} ${key}`).digest('hex')}`
    const { id: fileId } = await receiveUpload(this.#run, author, { incomingId, uploadId })
    const { name = '', alt = '', caption = '' } = attachment ?? {}
    const info = MediaInfo.required().parse({
      name: startOf(name || key.split('/').at(-1) || key, 120),
      alternativeText: startOf(alt, 300),
      caption: startOf(caption, 300),
    })
    const mediaId = await this.#run.unitOfWork(async (tx) => {
      const at = now()
      const id = await addMedia(tx, author, { fileId, info, now: at })
      const item = {
        source: index.source,
        sourceId: `picture:${key}`,
        kind: 'media',
        targetId: id,
        hash: '',
        state: '',
      }
      await rememberImported(tx, item, at)
      await keepOldAddresses(tx, [`/${key.split('/').slice(1).join('/')}`], { kind: 'media', targetId: id, now: at })
      return id
    })
    return (await this.#load(mediaId)) ?? null
  }

  async #fetch(address: string, path: string): Promise<boolean> {
    try {
      const url = new URL(address)
      const { body } = await this.#run.fetchPublic(url, { types, maxBytes: limits.uploadBytes })
      await writeFile(path, body, { flag: 'wx', mode: 0o600 })
      return true
    } catch {
      return false
    }
  }
}

/** `--pictures` may be the folder of the uploads, of the whole site, or a flat one. */
async function findInFolder(folder: string, keys: string[]): Promise<string | null> {
  for (const key of keys) {
    const path = decoded(key.split('/').slice(1).join('/'))
    const [, inUploads = path] = /\/uploads\/(.+)$/.exec(`/${path}`) ?? []
    for (const candidate of [inUploads, path, path.split('/').at(-1) ?? path]) {
      const file = resolve(folder, candidate)
      if (!file.startsWith(resolve(folder) + sep)) continue
      const found = await stat(file).catch(() => null)
      if (found?.isFile()) return file
    }
  }
  return null
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
