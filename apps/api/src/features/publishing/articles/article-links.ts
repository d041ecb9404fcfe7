import type { FieldErrors } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'

const { articles, articleTags, relatedArticles, categories, tags, media } = tables

export interface ArticleReferences {
  cover?: number | null | undefined
  category?: number | null | undefined
  tags?: number[] | undefined
  related?: number[] | undefined
}

async function exist(tx: Tx, id: PgColumn, wanted: number[]): Promise<boolean> {
  return wanted.length === 0 || (await tx.$count(id.table as PgTable, inArray(id, wanted))) === wanted.length
}

/** @throws AppError VALIDATION naming the fields whose target is gone */
export async function checkLinks(tx: Tx, links: ArticleReferences): Promise<void> {
  const ids = (one: number | null | undefined) => (typeof one === 'number' ? [one] : [])
  const there: Record<string, boolean> = {
    cover: await exist(tx, media.id, ids(links.cover)),
    category: await exist(tx, categories.id, ids(links.category)),
    tags: await exist(tx, tags.id, links.tags ?? []),
    related: await exist(tx, articles.id, links.related ?? []),
  }
  const missing = Object.keys(there).filter((name) => there[name] === false)
  if (missing.length === 0) return
  const fields: FieldErrors = Object.fromEntries(missing.map((name) => [name, ['n’existe plus']]))
  throw new AppError('VALIDATION', { fields })
}

/** Undefined leaves the tags or the related articles unchanged. */
export async function replaceLinks(
  tx: Tx,
  articleId: number,
  { tags: tagIds, related }: ArticleReferences,
): Promise<void> {
  if (tagIds !== undefined) {
    await tx.delete(articleTags).where(eq(articleTags.articleId, articleId))
    if (tagIds.length > 0) await tx.insert(articleTags).values(tagIds.map((tagId) => ({ articleId, tagId })))
  }
  if (related !== undefined) {
    await tx.delete(relatedArticles).where(eq(relatedArticles.articleId, articleId))
    const rows = related
      .filter((id) => id !== articleId)
      .map((relatedId, position) => ({ articleId, relatedId, position }))
    if (rows.length > 0) await tx.insert(relatedArticles).values(rows)
  }
}

/** As the editing form submits it, for the version history. */
export async function toContent(tx: Tx, id: number): Promise<Record<string, unknown>> {
  const [row] = await tx
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)))
  if (row === undefined) throw new AppError('NOT_FOUND')
  const { title, slug, excerpt, body, seoTitle, seoDescription, inNewsletter, publishedAt } = row
  const itsTags = await tx.select({ id: articleTags.tagId }).from(articleTags).where(eq(articleTags.articleId, id))
  const next = await tx
    .select({ id: relatedArticles.relatedId })
    .from(relatedArticles)
    .where(eq(relatedArticles.articleId, id))
    .orderBy(relatedArticles.position)
  const links = {
    cover: row.coverId,
    category: row.categoryId,
    tags: itsTags.map((tag) => tag.id),
    related: next.map((to) => to.id),
  }
  return {
    title,
    slug,
    excerpt,
    body,
    ...links,
    seoTitle,
    seoDescription,
    inNewsletter,
    publishedAt: publishedAt?.toISOString() ?? null,
  }
}
