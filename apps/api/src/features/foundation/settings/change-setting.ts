import { mayBeEmpty, type SiteSettingKey, siteSettings } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { SiteSettingsStore } from './site-settings.ts'

interface ChangeParts {
  site: SiteSettingsStore
  actor: Actor
  now: Date
}

/** @throws AppError VALIDATION with what is expected, as for the environment at startup */
function requireValid(key: SiteSettingKey, value: string): void {
  const { rule, expected } = siteSettings[key]
  if (value === '' ? mayBeEmpty(key) : rule.safeParse(value).success) return
  throw new AppError('VALIDATION', { fields: { value: [`Il faut ${expected}.`] } })
}

/**
 * Overrides the environment, also with an empty value. Idempotent.
 * @throws AppError VALIDATION
 */
export async function changeSetting(tx: Tx, parts: ChangeParts, key: SiteSettingKey, value: string): Promise<void> {
  requireValid(key, value)
  const [before] = await tx.select().from(tables.siteSettings).where(eq(tables.siteSettings.key, key)).for('update')
  if (before?.value === value) return
  const changed = { value, changedById: parts.actor.id, changedAt: parts.now }
  await tx
    .insert(tables.siteSettings)
    .values({ key, ...changed })
    .onConflictDoUpdate({ target: tables.siteSettings.key, set: changed })
  await publishSettingChange(tx, parts, key, value)
}

export async function resetSetting(tx: Tx, parts: ChangeParts, key: SiteSettingKey): Promise<void> {
  const gone = await tx.delete(tables.siteSettings).where(eq(tables.siteSettings.key, key)).returning()
  if (gone.length > 0) await publishSettingChange(tx, parts, key, null)
}

/** Updates this process before the event is handled, so that pages rendered because of it are current. */
async function publishSettingChange(tx: Tx, { site, actor }: ChangeParts, key: SiteSettingKey, value: string | null) {
  tx.afterCommit(() => site.take(key, value))
  tx.emit({ type: 'settings.changed', key })
  const action = value === null ? 'setting.reset' : 'setting.change'
  const { id } = siteSettings[key]
  await recordAudit(tx, actor, {
    action,
    target: 'setting',
    targetId: id,
    detail: { key, ...(value !== null && { value }) },
  })
}
