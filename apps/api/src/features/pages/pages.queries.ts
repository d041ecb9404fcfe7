import type { PageView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, lte } from 'drizzle-orm'
import { pageView } from './pages.views.ts'

const { pages } = tables

/** The published page of that address; drafts and pages of a later day are not there yet. */
export async function findPage(
  db: Queryable,
  { slug, now, contact }: { slug: string; now: Date; contact: string },
): Promise<PageView | null> {
  const [row] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.slug, slug), lte(pages.publishedAt, now)))
  return row === undefined ? null : pageView(row, contact)
}
