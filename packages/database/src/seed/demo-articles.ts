import type { SeedArticle, SeedJournal } from '@consoeurs/brand'
import { publicFolder } from '@consoeurs/brand/seed'
import { readingMinutes } from '@consoeurs/contract'
import { inArray } from 'drizzle-orm'
import { articles, articleTags, categories, files, media, relatedArticles, tags, users } from '../schema/index.ts'
import { type DemoContext, hoursBefore, only } from './demo-context.ts'

type Ids = Map<string, number>

const idOf = (ids: Ids, name: string): number => {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The journal names ${name}, which is not in it`)
  return id
}

/** Tags stand between spaces: words that only a tag parts are two. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ')

const coverUrl = ({ brand }: DemoContext, file: string) => new URL(`img/${file}`, publicFolder(brand.code))

/** Every drawing that a cover shows, once each. */
export const coversOf = (journal: SeedJournal): string[] => [
  ...new Set(journal.articles.map(({ cover }) => cover.file)),
]

/** What is said below it where a text shows it. */
const DRAWN = 'Dessin de la maison'

/** Each drawing is one picture of the library, whoever shows it. */
async function insertCovers(context: DemoContext, journal: SeedJournal): Promise<Ids> {
  const ids: Ids = new Map()
  for (const file of coversOf(journal)) {
    const drawing = await context.picture(coverUrl(context, file))
    const stored = { ...drawing, audience: 'public', attachedAt: context.now }
    const { id: fileId } = only(await context.tx.insert(files).values(stored).returning({ id: files.id }))
    const alt = journal.articles.find(({ cover }) => cover.file === file)?.cover.alt ?? ''
    const [name = file] = file.split('.')
    ids.set(
      file,
      only(await context.tx.insert(media).values({ fileId, name, alt, caption: DRAWN }).returning({ id: media.id })).id,
    )
  }
  return ids
}

const byName = (rows: { id: number; name: string }[]): Ids => new Map(rows.map(({ id, name }) => [name, id]))

interface Known {
  covers: Ids
  categories: Ids
  authors: Ids
}

function articleRow({ now }: DemoContext, article: SeedArticle, known: Known): typeof articles.$inferInsert {
  const { slug, title, excerpt, body, seoTitle, seoDescription } = article
  const at = hoursBefore(now, 24 * article.daysAgo)
  return {
    ...{ slug, title, excerpt, body, seoTitle, seoDescription },
    coverId: idOf(known.covers, article.cover.file),
    authorId: idOf(known.authors, article.author),
    categoryId: idOf(known.categories, article.category),
    readingMinutes: readingMinutes(wordsOf(body)),
    publishedAt: at,
    toldAt: at,
    createdAt: at,
    updatedAt: at,
  }
}

/** The journal of the demo, on the days that it says. */
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
  // The oldest first, as they were written: numbers in addresses grow with time.
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
