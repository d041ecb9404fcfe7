import type { ChangePage, WritePage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { cleanBody } from '../../platform/content/clean-body.ts'
import { requireEditor } from '../../platform/content/content.policy.ts'
import { keepFormerSlug, newSlug } from '../../platform/content/slugs.ts'
import { keepContentVersion, mustSave } from '../../platform/content/versions.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'

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

/** The page as its form wrote it: what its history keeps. */
function contentOf({ title, slug, body, seoTitle, seoDescription, publishedAt }: PageRow): Record<string, unknown> {
  return { title, slug, body, seoTitle, seoDescription, publishedAt: publishedAt?.toISOString() ?? null }
}

async function keep(tx: Tx, viewer: Viewer, row: PageRow | undefined, now: Date): Promise<number> {
  if (row === undefined) throw new Error('the page was not written')
  const { id: targetId, version } = row
  await keepContentVersion(tx, viewer, { collection: 'pages', targetId, version, content: contentOf(row), now })
  return targetId
}

/** A new page, a draft unless it says since when it is there. Answers its id. */
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
  return keep(tx, viewer, row, now)
}

/**
 * Changes what is given and keeps what it says now in its history. Answers false where this very save was made before.
 * @throws AppError CONTENT_CHANGED when she read an earlier version than the one that is there
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
  if (!(await mustSave(tx, viewer, { collection: 'pages', row, changes }))) return false
  const { slug = row.slug } = changes
  if (slug !== row.slug) {
    await newSlug(tx, { collection: 'pages', column: pages.slug }, { wished: slug, title: row.title })
    if (row.publishedAt !== null)
      await keepFormerSlug(tx, { collection: 'pages', from: row.slug, to: slug, targetId: id })
  }
  const columns = { ...columnsOf(changes), slug, version: row.version + 1, updatedAt: now }
  const [changed] = await tx.update(pages).set(columns).where(eq(pages.id, id)).returning()
  await keep(tx, viewer, changed, now)
  return true
}

/** It is gone for everyone; its address says so (410). */
export async function deletePage(tx: Tx, viewer: Viewer, { id, now }: { id: number; now: Date }): Promise<void> {
  requireEditor(viewer)
  const gone = await tx
    .update(pages)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(eq(pages.id, id), isNull(pages.deletedAt)))
    .returning({ id: pages.id })
  if (gone.length === 0) throw new AppError('NOT_FOUND')
}
