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
import { AppError } from '../../../platform/http/errors.ts'

const { catalogueEntries, catalogueGroups } = tables

const records = (db: Queryable) =>
  db
    .select({
      id: catalogueEntries.id,
      section: catalogueEntries.section,
      sectionLabel: catalogueGroups.label,
      value: catalogueEntries.value,
      label: catalogueEntries.label,
      inApp: catalogueEntries.inApp,
      push: catalogueEntries.push,
      always: catalogueEntries.always,
    })
    .from(catalogueEntries)
    .innerJoin(catalogueGroups, eq(catalogueGroups.section, catalogueEntries.section))
    .$dynamic()

const recordOf = ({ section, ...shown }: Omit<CatalogueRecord, 'section'> & { section: string }): CatalogueRecord => ({
  ...shown,
  section: NotificationSection.parse(section),
})

export async function listCatalogue(
  db: Queryable,
  query: z.output<typeof CatalogueQuery>,
): Promise<DeskList<CatalogueRecord>> {
  const { section, q, pageSize, sort = 'section:asc' } = query
  const said = sql`(strpos(fold_text(${catalogueEntries.label}), fold_text(${q})) > 0 or strpos(fold_text(${catalogueGroups.label}), fold_text(${q})) > 0)`
  const where = and(
    section === undefined ? undefined : eq(catalogueEntries.section, section),
    q === '' ? undefined : said,
  )
  const turn = sort === 'section:desc' ? desc : asc
  const rows = await records(db)
    .where(where)
    .orderBy(turn(catalogueGroups.position), turn(catalogueGroups.id), turn(catalogueEntries.index))
    .limit(pageSize)
    .offset(deskOffset(query))
  return { items: rows.map(recordOf), total: await db.$count(records(db).where(where).as('found')) }
}

/** @throws AppError NOT_FOUND */
export async function loadCatalogueRecord(db: Queryable, id: number): Promise<CatalogueRecord> {
  const [row] = await records(db).where(eq(catalogueEntries.id, id))
  if (row === undefined) throw new AppError('NOT_FOUND')
  return recordOf(row)
}
