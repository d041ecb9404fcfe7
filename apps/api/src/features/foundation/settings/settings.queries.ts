import { type SiteSettingRow, siteSettings } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { SiteSettingsStore } from './site-settings.ts'

const { siteSettings: kept, users } = tables

export async function listSettings(db: Database, { fallbacks, keys }: SiteSettingsStore): Promise<SiteSettingRow[]> {
  const rows = await db
    .select({ key: kept.key, value: kept.value, changedAt: kept.changedAt, changedBy: users.name })
    .from(kept)
    .leftJoin(users, eq(users.id, kept.changedById))
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return keys.map((key) => {
    const own = byKey.get(key)
    return {
      id: siteSettings[key].id,
      key,
      value: own?.value ?? fallbacks[key],
      fallback: fallbacks[key],
      overridden: own !== undefined,
      changedAt: own?.changedAt.toISOString() ?? null,
      changedBy: own?.changedBy ?? null,
    }
  })
}
