import { type ChangeArticle, readingMinutes, type WriteArticle } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import { cleanBody, textOfBody } from '../../../platform/content/clean-body.ts'
import { requireEditor } from '../../../platform/content/content.policy.ts'
import { keepFormerSlug, newSlug } from '../../../platform/content/slugs.ts'
import { keepContentVersion, keepInstalledVersion, requireCurrentVersion } from '../../../platform/content/versions.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { checkLinks, replaceLinks, toContent } from './article-links.ts'

const { articles } = tables
const slugs = { collection: 'articles', column: articles.slug, held: isNull(articles.deletedAt) } as const

function columnsOf({ body, cover, category, publishedAt, ...content }: ChangeArticle) {
  const { title, excerpt, seoTitle, seoDescription, inNewsletter } = content
  const cleaned = body === undefined ? undefined : cleanBody(body)
  return {
    title,
    excerpt,
    seoTitle,
    seoDescription,
    inNewsletter,
    coverId: cover,
    categoryId: category,
    ...(cleaned !== undefined && { body: cleaned, readingMinutes: readingMinutes(textOfBody(cleaned)) }),
    ...(publishedAt !== undefined && { publishedAt: publishedAt === null ? null : new Date(publishedAt) }),
  }
}

/** A draft unless `publishedAt` is given. */
export async function createArticle(
  tx: Tx,
  viewer: Viewer,
  { content, now }: { content: WriteArticle; now: Date },
): Promise<number> {
  requireEditor(viewer)
  await checkLinks(tx, content)
  const slug = await newSlug(tx, slugs, { wished: content.slug, title: content.title })
  const columns = { body: '', ...columnsOf(content), title: content.title, slug }
  const [row] = await tx
    .insert(articles)
    .values({ ...columns, authorId: viewer.id, createdAt: now, updatedAt: now })
    .returning({ id: articles.id })
  if (row === undefined) throw new Error('insert returned no article')
  await replaceLinks(tx, row.id, content)
  await keepContentVersion(tx, viewer, {
    collection: 'articles',
    targetId: row.id,
    version: 1,
    content: await toContent(tx, row.id),
    now,
  })
  return row.id
}

/**
 * Returns false for a repeated save.
 * @throws AppError CONTENT_CHANGED when the editor read an earlier version
 */
export async function changeArticle(
  tx: Tx,
  viewer: Viewer,
  { id, changes, now }: { id: number; changes: ChangeArticle; now: Date },
): Promise<boolean> {
  requireEditor(viewer)
  const [row] = await tx
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)))
    .for('update')
  if (row === undefined) throw new AppError('NOT_FOUND')
  if (!(await requireCurrentVersion(tx, viewer, { collection: 'articles', row, changes }))) return false
  await checkLinks(tx, changes)
  await keepInstalledVersion(tx, { collection: 'articles', row, content: () => toContent(tx, id) })
  const moves = changes.slug !== undefined && changes.slug !== row.slug
  const slug = moves ? await newSlug(tx, slugs, { wished: changes.slug, title: row.title }) : row.slug
  if (moves && row.publishedAt !== null) {
    await keepFormerSlug(tx, { collection: 'articles', from: row.slug, to: slug, targetId: id })
  }
  const version = row.version + 1
  await tx
    .update(articles)
    .set({ ...columnsOf(changes), slug, version, updatedAt: now })
    .where(eq(articles.id, id))
  await replaceLinks(tx, id, changes)
  await keepContentVersion(tx, viewer, {
    collection: 'articles',
    targetId: id,
    version,
    content: await toContent(tx, id),
    now,
  })
  return true
}

/** The address answers 410, and the slug becomes free. */
export async function deleteArticle(tx: Tx, viewer: Viewer, { id, now }: { id: number; now: Date }): Promise<void> {
  requireEditor(viewer)
  const gone = await tx
    .update(articles)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)))
    .returning({ id: articles.id })
  if (gone.length === 0) throw new AppError('NOT_FOUND')
}
