import type { SeedArticle, SeedJournal } from '@consoeurs/brand'
import { publicFolder } from '@consoeurs/brand/seed'
import { readingMinutes } from '@consoeurs/contract'
import { inArray } from 'drizzle-orm'
import { articles, articleTags, categories, files, media, relatedArticles, tags, users } from '../schema/index.ts'
import { type DemoContext, hoursBefore, only } from './demo-context.ts'

type IdMap = Map<string, number>

const idOf = (ids: IdMap, name: string): number => {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The journal names ${name}, which is not in it`)
  return id
}

/** Replace tags with spaces so that they separate words. */
const toContent = (html: string) => html.replaceAll(/<[^>]*>/g, ' ')

const coverUrl = ({ brand }: DemoContext, file: string) => new URL(`img/${file}`, publicFolder(brand.code))

export const coversOf = (journal: SeedJournal): string[] => [
  ...new Set(journal.articles.map(({ cover }) => cover.file)),
]

/** Default caption. */
const DRAWN = 'Dessin de la maison'

/** Each drawing becomes one media library entry, however many articles use it. */
async function insertCovers(context: DemoContext, journal: SeedJournal): Promise<IdMap> {
  const ids: IdMap = new Map()
  for (const file of coversOf(journal)) {
    const drawing = await context.picture(coverUrl(context, file))
    const stored = { ...drawing, audience: 'public', attachedAt: context.now }
    const { id: fileId } = only(await context.tx.insert(files).values(stored).returning({ id: files.id }))
    const alt = journal.articles.find(({ cover }) => cover.file === file)?.cover.alt ?? ''
    const entry = { fileId, name: alt, alt, caption: DRAWN }
    ids.set(file, only(await context.tx.insert(media).values(entry).returning({ id: media.id })).id)
  }
  return ids
}

const byName = (rows: { id: number; name: string }[]): IdMap => new Map(rows.map(({ id, name }) => [name, id]))

interface ArticleReferences {
  covers: IdMap
  categories: IdMap
  authors: IdMap
}

function articleRow(
  { now }: DemoContext,
  article: SeedArticle,
  known: ArticleReferences,
): typeof articles.$inferInsert {
  const { slug, title, excerpt, body, seoTitle, seoDescription } = article
  const at = hoursBefore(now, 24 * article.daysAgo)
  return {
    ...{ slug, title, excerpt, body, seoTitle, seoDescription },
    coverId: idOf(known.covers, article.cover.file),
    authorId: idOf(known.authors, article.author),
    categoryId: idOf(known.categories, article.category),
    readingMinutes: readingMinutes(toContent(body)),
    publishedAt: at,
    toldAt: at,
    createdAt: at,
    updatedAt: at,
  }
}

export async function insertArticles(context: DemoContext, journal: SeedJournal): Promise<void> {
  const { tx } = context
  const covers = await insertCovers(context, journal)
  const topics = journal.categories.map((category, position) => ({ ...category, position }))
  const categoryIds = byName(
    await tx.insert(categories).values(topics).returning({ id: categories.id, name: categories.slug }),
  )
  const tagIds = byName(await tx.insert(tags).values(journal.tags).returning({ id: tags.id, name: tags.slug }))
  const signing = [...new Set(journal.articles.map(({ author }) => author))]
  const authors = byName(
    await tx.select({ id: users.id, name: users.username }).from(users).where(inArray(users.username, signing)),
  )
  const known = { covers, categories: categoryIds, authors }
  // Oldest first, so that ids grow with time.
  const rows = journal.articles
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .map((article) => articleRow(context, article, known))
  const ids = byName(await tx.insert(articles).values(rows).returning({ id: articles.id, name: articles.slug }))
  await tx
    .insert(articleTags)
    .values(
      journal.articles.flatMap((article) =>
        article.tags.map((tag) => ({ articleId: idOf(ids, article.slug), tagId: idOf(tagIds, tag) })),
      ),
    )
  await tx.insert(relatedArticles).values(
    journal.articles.flatMap((article) =>
      article.related.map((slug, position) => ({
        articleId: idOf(ids, article.slug),
        relatedId: idOf(ids, slug),
        position,
      })),
    ),
  )
}
