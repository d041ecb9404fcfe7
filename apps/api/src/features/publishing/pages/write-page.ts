import type { ChangePage, WritePage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import { cleanBody } from '../../../platform/content/clean-body.ts'
import { requireEditor } from '../../../platform/content/content.policy.ts'
import { keepFormerSlug, newSlug } from '../../../platform/content/slugs.ts'
import { keepContentVersion, keepInstalledVersion, requireCurrentVersion } from '../../../platform/content/versions.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'

const { pages } = tables

function columnsOf({ title, body, seoTitle, seoDescription, publishedAt }: ChangePage) {
  return {
    title,
    seoTitle,
    seoDescription,
    ...(body !== undefined && { body: cleanBody(body) }),
    ...(publishedAt !== undefined && { publishedAt: publishedAt === null ? null : new Date(publishedAt) }),
  }
}

type PageRow = typeof pages.$inferSelect

/** As the editing form submits it, for the version history. */
function contentOf({ title, slug, body, seoTitle, seoDescription, publishedAt }: PageRow): Record<string, unknown> {
  return { title, slug, body, seoTitle, seoDescription, publishedAt: publishedAt?.toISOString() ?? null }
}

async function keepVersion(tx: Tx, viewer: Viewer, row: PageRow | undefined, now: Date): Promise<number> {
  if (row === undefined) throw new Error('the page was not written')
  const { id: targetId, version } = row
  await keepContentVersion(tx, viewer, { collection: 'pages', targetId, version, content: contentOf(row), now })
  return targetId
}

/** A draft unless `publishedAt` is given. */
export async function createPage(
  tx: Tx,
  viewer: Viewer,
  { content, now }: { content: WritePage; now: Date },
): Promise<number> {
  requireEditor(viewer)
  const slug = await newSlug(
    tx,
    { collection: 'pages', column: pages.slug },
    { wished: content.slug, title: content.title },
  )
  const columns = { body: '', ...columnsOf(content), title: content.title, slug }
  const [row] = await tx
    .insert(pages)
    .values({ ...columns, createdAt: now, updatedAt: now })
    .returning()
  return keepVersion(tx, viewer, row, now)
}

/**
 * Returns false for a repeated save.
 * @throws AppError CONTENT_CHANGED when the editor read an earlier version
 */
export async function changePage(
  tx: Tx,
  viewer: Viewer,
  { id, changes, now }: { id: number; changes: ChangePage; now: Date },
): Promise<boolean> {
  requireEditor(viewer)
  const isIt = and(eq(pages.id, id), isNull(pages.deletedAt))
  const [row] = await tx.select().from(pages).where(isIt).for('update')
  if (row === undefined) throw new AppError('NOT_FOUND')
  if (!(await requireCurrentVersion(tx, viewer, { collection: 'pages', row, changes }))) return false
  await keepInstalledVersion(tx, { collection: 'pages', row, content: () => contentOf(row) })
  const { slug = row.slug } = changes
  if (slug !== row.slug) {
    await newSlug(tx, { collection: 'pages', column: pages.slug }, { wished: slug, title: row.title })
    if (row.publishedAt !== null)
      await keepFormerSlug(tx, { collection: 'pages', from: row.slug, to: slug, targetId: id })
  }
  const columns = { ...columnsOf(changes), slug, version: row.version + 1, updatedAt: now }
  const [changed] = await tx.update(pages).set(columns).where(eq(pages.id, id)).returning()
  await keepVersion(tx, viewer, changed, now)
  return true
}

/** The address answers 410. */
export async function deletePage(tx: Tx, viewer: Viewer, { id, now }: { id: number; now: Date }): Promise<void> {
  requireEditor(viewer)
  const gone = await tx
    .update(pages)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(eq(pages.id, id), isNull(pages.deletedAt)))
    .returning({ id: pages.id })
  if (gone.length === 0) throw new AppError('NOT_FOUND')
}
