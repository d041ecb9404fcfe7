import type { PageView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import { publishedFor } from '../../../platform/collections/attributes.ts'
import { columnsOf } from '../../../platform/collections/collection.ts'
import { pageView } from './pages.views.ts'

const { pages } = tables

export async function findPage(
  db: Queryable,
  { slug, now, words }: { slug: string; now: Date; words: Record<string, string> },
): Promise<PageView | null> {
  const isThere = publishedFor(columnsOf(pages), { viewer: null, now, drafts: false })
  const [row] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.slug, slug), isThere))
  return row === undefined ? null : pageView(row, words)
}
