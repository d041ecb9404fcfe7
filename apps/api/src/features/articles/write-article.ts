import { type ChangeArticle, readingMinutes, type WriteArticle } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { cleanBody, wordsOf } from '../../platform/content/clean-body.ts'
import { requireEditor } from '../../platform/content/content.policy.ts'
import { keepFormerSlug, newSlug } from '../../platform/content/slugs.ts'
import { keepContentVersion, mustSave } from '../../platform/content/versions.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { checkLinks, contentOf, replaceLinks } from './article-links.ts'

const { articles } = tables
const slugs = { collection: 'articles', column: articles.slug, held: isNull(articles.deletedAt) } as const

/** The columns that a form changes; the minutes to read it follow its words. */
function columnsOf({ body, cover, category, publishedAt, ...content }: ChangeArticle) {
  const { title, excerpt, seoTitle, seoDescription } = content
  const cleaned = body === undefined ? undefined : cleanBody(body)
  return {
    title,
    excerpt,
    seoTitle,
    seoDescription,
    coverId: cover,
    categoryId: category,
    ...(cleaned !== undefined && { body: cleaned, readingMinutes: readingMinutes(wordsOf(cleaned)) }),
    ...(publishedAt !== undefined && { publishedAt: publishedAt === null ? null : new Date(publishedAt) }),
  }
}

/** A new article, a draft unless it says since when it is there. Answers its id. */
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
    content: await contentOf(tx, row.id),
    now,
  })
  return row.id
}

/**
 * Changes what is given and keeps what it says now in its history. Answers false where this very save was made before.
 * @throws AppError CONTENT_CHANGED when she read an earlier version than the one that is there
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
  if (!(await mustSave(tx, viewer, { collection: 'articles', row, changes }))) return false
  await checkLinks(tx, changes)
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
    content: await contentOf(tx, id),
    now,
  })
  return true
}

/** It is gone for everyone; its address says so (410), and its slug is free again. */
export async function deleteArticle(tx: Tx, viewer: Viewer, { id, now }: { id: number; now: Date }): Promise<void> {
  requireEditor(viewer)
  const gone = await tx
    .update(articles)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)))
    .returning({ id: articles.id })
  if (gone.length === 0) throw new AppError('NOT_FOUND')
}
