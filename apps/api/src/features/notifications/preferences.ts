import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq } from 'drizzle-orm'

const { catalogueEntries, notificationPreferences } = tables

export interface Preference {
  /** `section.value` of the catalogue. */
  id: string
  inApp: boolean
  push: boolean
}

/** Every entry of the catalogue as she has it: her choice, else the default; what is always on stays on. */
export async function loadPreferences(db: Queryable, userId: number): Promise<Preference[]> {
  const rows = await db
    .select({ entry: catalogueEntries, chosen: notificationPreferences })
    .from(catalogueEntries)
    .leftJoin(
      notificationPreferences,
      and(
        eq(notificationPreferences.userId, userId),
        eq(notificationPreferences.section, catalogueEntries.section),
        eq(notificationPreferences.value, catalogueEntries.value),
      ),
    )
    .orderBy(asc(catalogueEntries.sectionPosition), asc(catalogueEntries.index))
  return rows.map(({ entry, chosen }) => ({
    id: `${entry.section}.${entry.value}`,
    inApp: entry.always || (chosen?.inApp ?? entry.inApp),
    push: entry.always || (chosen?.push ?? entry.push),
  }))
}
