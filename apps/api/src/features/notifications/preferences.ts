import type { NotificationSettings } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq } from 'drizzle-orm'
import { isDiscreet, type SiteOfPushes } from '../../platform/push.ts'

const { catalogueEntries, catalogueGroups, notificationPreferences, userProfiles } = tables

export interface Preference {
  /** `section.value` of the catalogue. */
  id: string
  section: string
  value: string
  inApp: boolean
  push: boolean
  /** She cannot switch it off. */
  always: boolean
}

/** Every entry of the catalogue as she has it: her choice, else the default; what is always on stays on. */
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

/** How she is told; where she has not chosen, the site’s way. */
export async function loadNotificationSettings(
  db: Queryable,
  site: SiteOfPushes,
  userId: number,
): Promise<NotificationSettings> {
  const [row] = await db
    .select({
      discreetPushes: userProfiles.discreetPushes,
      sound: userProfiles.notificationSound,
      emailReminders: userProfiles.emailReminders,
      emailDigest: userProfiles.emailDigest,
    })
    .from(userProfiles)
    .where(eq(userProfiles.userId, userId))
  if (row === undefined) throw new Error(`member ${userId} has no profile`)
  const { discreetPushes, sound, emailReminders } = row
  const emailDigest = row.emailDigest as NotificationSettings['emailDigest']
  return { discreetPushes: isDiscreet(discreetPushes, site), sound, emailReminders, emailDigest }
}
