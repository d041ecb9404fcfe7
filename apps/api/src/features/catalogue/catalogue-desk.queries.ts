import {
  type CatalogueQuery,
  type CatalogueRecord,
  type DeskList,
  deskOffset,
  NotificationSection,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '../../platform/errors.ts'

const { catalogueEntries } = tables

function recordOf(row: typeof catalogueEntries.$inferSelect): CatalogueRecord {
  const { sectionPosition: _at, index: _index, section, ...shown } = row
  return { ...shown, section: NotificationSection.parse(section) }
}

/** In the order that members read it. */
export async function listCatalogue(
  db: Queryable,
  query: z.output<typeof CatalogueQuery>,
): Promise<DeskList<CatalogueRecord>> {
  const { section, q, pageSize, sort = 'section:asc' } = query
  const said = sql`(strpos(fold_text(${catalogueEntries.label}), fold_text(${q})) > 0 or strpos(fold_text(${catalogueEntries.sectionLabel}), fold_text(${q})) > 0)`
  const where = and(
    section === undefined ? undefined : eq(catalogueEntries.section, section),
    q === '' ? undefined : said,
  )
  const turn = sort === 'section:desc' ? desc : asc
  const { sectionPosition, section: name, index } = catalogueEntries
  const rows = await db
    .select()
    .from(catalogueEntries)
    .where(where)
    .orderBy(turn(sectionPosition), turn(name), turn(index))
    .limit(pageSize)
    .offset(deskOffset(query))
  return { items: rows.map(recordOf), total: await db.$count(catalogueEntries, where) }
}

/** @throws AppError NOT_FOUND */
export async function loadCatalogueRecord(db: Queryable, id: number): Promise<CatalogueRecord> {
  const [row] = await db.select().from(catalogueEntries).where(eq(catalogueEntries.id, id))
  if (row === undefined) throw new AppError('NOT_FOUND')
  return recordOf(row)
}
