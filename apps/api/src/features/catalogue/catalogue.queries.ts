import { type CatalogueGroup, NotificationSection } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { asc } from 'drizzle-orm'

const { catalogueEntries } = tables

/** The catalogue as the operator has it: groups in their order, entries by index. */
export async function loadCatalogue(db: Queryable): Promise<CatalogueGroup[]> {
  const rows = await db
    .select()
    .from(catalogueEntries)
    .orderBy(asc(catalogueEntries.sectionPosition), asc(catalogueEntries.section), asc(catalogueEntries.index))
  const groups = new Map<string, CatalogueGroup>()
  for (const { section, sectionLabel, index, value, label, inApp, push, always } of rows) {
    const group = groups.get(section) ?? {
      section: NotificationSection.parse(section),
      label: sectionLabel,
      entries: [],
    }
    group.entries.push({ index, value, label, inApp, push, always })
    groups.set(section, group)
  }
  return [...groups.values()]
}
