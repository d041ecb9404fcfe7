import type { Brand } from '@consoeurs/brand'
import type { CareNote, CareTopic } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, inArray } from 'drizzle-orm'
import type { SiteSettingsStore } from '../../foundation/settings/public.ts'
import { isArticlePublished } from '../articles/public.ts'

const { articles } = tables

interface CareParts {
  db: Queryable
  brand: Brand
  site: SiteSettingsStore
}

/** In the administrators' words, each with its article. */
export async function loadCareNotes({ db, brand, site }: CareParts, topics: readonly CareTopic[]): Promise<CareNote[]> {
  const { care } = brand
  const texts = site.current().care
  const shown = topics.filter((topic) => texts[topic] !== '')
  if (care === null || shown.length === 0) return []
  const { id, slug, title } = articles
  const slugs = shown.map((topic) => care[topic].article)
  const rows = await db
    .select({ id, slug, title })
    .from(articles)
    .where(and(inArray(slug, slugs), isArticlePublished))
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  return shown.map((topic) => {
    const article = bySlug.get(care[topic].article)
    return {
      topic,
      text: texts[topic],
      article: article === undefined ? null : { title: article.title, path: `/blog/${article.id}-${article.slug}` },
    }
  })
}
