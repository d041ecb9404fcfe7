import { mayBeEmpty, type SiteSettingKey, siteSettings } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { type Actor, noteAct } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { SiteSettingsStore } from './site-settings.ts'

interface ChangeParts {
  site: SiteSettingsStore
  actor: Actor
  now: Date
}

/** @throws AppError VALIDATION with what is expected, as the start says it of the environment */
function requireGood(key: SiteSettingKey, value: string): void {
  const { rule, expected } = siteSettings[key]
  if (value === '' ? mayBeEmpty(key) : rule.safeParse(value).success) return
  throw new AppError('VALIDATION', { fields: { value: [`Il faut ${expected}.`] } })
}

/** The desk’s own word in place of the environment’s; empty: nothing, whatever stands there. The same again changes nothing. @throws AppError VALIDATION */
export async function changeSetting(tx: Tx, parts: ChangeParts, key: SiteSettingKey, value: string): Promise<void> {
  requireGood(key, value)
  const [before] = await tx.select().from(tables.siteSettings).where(eq(tables.siteSettings.key, key)).for('update')
  if (before?.value === value) return
  const changed = { value, changedById: parts.actor.id, changedAt: parts.now }
  await tx
    .insert(tables.siteSettings)
    .values({ key, ...changed })
    .onConflictDoUpdate({ target: tables.siteSettings.key, set: changed })
  await tellChange(tx, parts, key, value)
}

/** The environment’s word again; where it held already, nothing happens. */
export async function resetSetting(tx: Tx, parts: ChangeParts, key: SiteSettingKey): Promise<void> {
  const gone = await tx.delete(tables.siteSettings).where(eq(tables.siteSettings.key, key)).returning()
  if (gone.length > 0) await tellChange(tx, parts, key, null)
}

/** Known here before the event is, so that a page made because of it says the new word. */
async function tellChange(tx: Tx, { site, actor }: ChangeParts, key: SiteSettingKey, value: string | null) {
  tx.afterCommit(() => site.take(key, value))
  tx.emit({ type: 'settings.changed', key })
  const action = value === null ? 'setting.reset' : 'setting.change'
  const { id } = siteSettings[key]
  await noteAct(tx, actor, {
    action,
    target: 'setting',
    targetId: id,
    detail: { key, ...(value !== null && { value }) },
  })
}
