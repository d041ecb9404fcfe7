import { rm, writeFile } from 'node:fs/promises'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { FetchPublic } from '../../../platform/outgoing/fetch-public.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { openIncoming, storeRemotePicture } from '../../foundation/files/public.ts'
import { type PageMetadata, readMetadata } from './read-metadata.ts'

const { comments, linkPreviews, shares } = tables

/** At most as many texts with one address are sent to open pages. */
const SHOWN = 100

const page = { types: ['text/html', 'application/xhtml+xml'], maxBytes: 512 * 1024, cut: true }
const picture = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  maxBytes: 5 * 1024 * 1024,
}

type PreviewParts = Pick<FeatureOptions, 'db' | 'unitOfWork' | 'fileStore' | 'settings' | 'now'> & {
  fetchPublic: FetchPublic
  /** A dead link is only logged. */
  onRefused: (error: unknown) => void
}

interface FoundPreview extends PageMetadata {
  site: string
}

async function findPage({ fetchPublic, onRefused }: PreviewParts, address: string): Promise<FoundPreview | null> {
  try {
    const { url, contentType, body } = await fetchPublic(new URL(address), page)
    const metadata = readMetadata(body, { url, contentType })
    return metadata.title === '' ? null : { ...metadata, site: url.hostname.replace(/^www\./, '') }
  } catch (error) {
    onRefused(error)
    return null
  }
}

/** Stored like an upload: checked by content, rendered again, served from here. */
async function storeImage(parts: PreviewParts, { image }: FoundPreview): Promise<number | null> {
  if (image === null) return null
  const incoming = openIncoming(parts.settings)
  const path = incoming.path(incoming.newId(0))
  try {
    const { body } = await parts.fetchPublic(image, picture)
    await writeFile(path, body, { flag: 'wx', mode: 0o600 })
    return await storeRemotePicture(parts, path, parts.now())
  } catch (error) {
    parts.onRefused(error)
    return null
  } finally {
    await rm(path, { force: true })
  }
}

const notDeleted = isNull(comments.deletedAt)

/** Visitors’ pages show shares and comments on shares. */
async function findShown(tx: Tx, previewId: number) {
  const shown = await tx.select({ id: shares.id }).from(shares).where(eq(shares.linkPreviewId, previewId)).limit(SHOWN)
  const commented = await tx
    .selectDistinct({ shareId: comments.shareId, articleId: comments.articleId })
    .from(comments)
    .where(and(eq(comments.linkPreviewId, previewId), notDeleted))
    .limit(SHOWN)
  return {
    shareIds: shown.map(({ id }) => id),
    commented: commented.flatMap(({ shareId, articleId }) => {
      if (shareId !== null) return { shareId }
      return articleId === null ? [] : { articleId }
    }),
  }
}

/** An address without a title has no preview: it stays a plain link. */
export async function fetchPreview(parts: PreviewParts, previewId: number): Promise<void> {
  const [row] = await parts.db.select().from(linkPreviews).where(eq(linkPreviews.id, previewId))
  if (row === undefined) return
  const found = await findPage(parts, row.address)
  const fileId = found && (await storeImage(parts, found))
  const { title, description, site } = found ?? { title: '', description: '', site: '' }
  await parts.unitOfWork(async (tx) => {
    await tx
      .update(linkPreviews)
      .set({ title, description, site, fileId, fetchedAt: parts.now() })
      .where(eq(linkPreviews.id, previewId))
    const isNew = row.title === '' && title !== ''
    tx.emit({ type: 'link.previewed', previewId, isNew, ...(await findShown(tx, previewId)) })
  })
}
