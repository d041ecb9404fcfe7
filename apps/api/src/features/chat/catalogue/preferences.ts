import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq } from 'drizzle-orm'

const { catalogueEntries, catalogueGroups, notificationPreferences } = tables

export interface Preference {
  /** `section.value` of the catalogue. */
  id: string
  section: string
  value: string
  inApp: boolean
  push: boolean
  /** Mandatory. */
  always: boolean
}

/** The member's choice, else the default; mandatory entries are on. */
export async function loadPreferences(db: Queryable, userId: number): Promise<Preference[]> {
  const rows = await db
    .select({ entry: catalogueEntries, chosen: notificationPreferences })
    .from(catalogueEntries)
    .innerJoin(catalogueGroups, eq(catalogueGroups.section, catalogueEntries.section))
    .leftJoin(
      notificationPreferences,
      and(
        eq(notificationPreferences.userId, userId),
        eq(notificationPreferences.section, catalogueEntries.section),
        eq(notificationPreferences.value, catalogueEntries.value),
      ),
    )
    .orderBy(asc(catalogueGroups.position), asc(catalogueEntries.index))
  return rows.map(({ entry: { section, value, always, ...entry }, chosen }) => ({
    id: `${section}.${value}`,
    section,
    value,
    inApp: always || (chosen?.inApp ?? entry.inApp),
    push: always || (chosen?.push ?? entry.push),
    always,
  }))
}
