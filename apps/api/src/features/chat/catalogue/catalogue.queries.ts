import { type CatalogueGroup, NotificationSection } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { asc, eq } from 'drizzle-orm'

const { catalogueEntries, catalogueGroups } = tables

export async function loadCatalogue(db: Queryable): Promise<CatalogueGroup[]> {
  const rows = await db
    .select({ group: catalogueGroups, entry: catalogueEntries })
    .from(catalogueEntries)
    .innerJoin(catalogueGroups, eq(catalogueGroups.section, catalogueEntries.section))
    .orderBy(asc(catalogueGroups.position), asc(catalogueGroups.id), asc(catalogueEntries.index))
  return [...Map.groupBy(rows, ({ group }) => group.section)].map(([section, of]) => ({
    section: NotificationSection.parse(section),
    label: of[0]?.group.label ?? '',
    entries: of.map(({ entry: { index, value, label, inApp, push, always } }) => ({
      ...{ index, value, label },
      ...{ inApp, push, always },
    })),
  }))
}
