import { type Database, tables } from '@consoeurs/database'

const day = (date: string) => new Date(`${date}T08:00:00Z`)

/** The day of the scene: later articles are not there yet. */
export const blogDay = day('2026-06-01')

/** Four articles that everyone may read, by two categories and two tags, and four that only those who write know of. */
export async function fillBlog(db: Database, authorId: number): Promise<void> {
  const { categories, tags, articles, articleTags } = tables
  await db.insert(categories).values([
    { slug: 'rencontres', name: 'Rencontres', position: 0 },
    { slug: 'securite', name: 'Sécurité', position: 1 },
  ])
  await db.insert(tags).values([
    { slug: 'confiance', name: 'Confiance' },
    { slug: 'sorties', name: 'Sorties' },
  ])
  await db.insert(articles).values([
    {
      slug: 'un',
      title: 'Le premier mot',
      body: '<p>Un</p>',
      categoryId: 1,
      authorId,
      readingMinutes: 2,
      publishedAt: day('2026-01-01'),
    },
    {
      slug: 'deux',
      title: 'Deuxième fois',
      body: '<p>Deux</p>',
      categoryId: 1,
      authorId,
      readingMinutes: 5,
      publishedAt: day('2026-02-01'),
    },
    {
      slug: 'trois',
      title: 'Trois 100%_sûr',
      body: '<p>T<script>x()</script></p>',
      categoryId: 2,
      authorId,
      readingMinutes: 9,
      publishedAt: day('2026-03-01'),
    },
    { slug: 'seul', title: 'Sans rubrique', body: '<p>Seul</p>', authorId: null, publishedAt: day('2026-04-01') },
    { slug: 'brouillon', title: 'Brouillon', body: '<p>…</p>', categoryId: 1, authorId, publishedAt: null },
    { slug: 'demain', title: 'De demain', body: '<p>…</p>', categoryId: 1, authorId, publishedAt: day('2026-07-01') },
    {
      slug: 'cache',
      title: 'Caché',
      body: '<p>…</p>',
      authorId,
      publishedAt: day('2026-01-02'),
      hiddenAt: day('2026-01-03'),
    },
    {
      slug: 'parti',
      title: 'Parti',
      body: '<p>…</p>',
      authorId,
      publishedAt: day('2026-01-02'),
      deletedAt: day('2026-01-03'),
    },
  ])
  await db.insert(articleTags).values([
    { articleId: 1, tagId: 1 },
    { articleId: 1, tagId: 2 },
    { articleId: 2, tagId: 2 },
    { articleId: 5, tagId: 1 },
  ])
}
