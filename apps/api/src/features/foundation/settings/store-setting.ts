import type { AppearanceKey, ChoiceKey, ErrorCode } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { SiteSettingsStore } from './site-settings.ts'

const { siteSettings } = tables

type SettingRow = typeof siteSettings.$inferSelect

/** When it was last changed; null without a stored row. A save must name the version that it changes. */
export const versionOf = (row: Pick<SettingRow, 'changedAt'> | undefined): string | null =>
  row?.changedAt.toISOString() ?? null

/** Locks the row, if there is one. */
export async function lockSetting(tx: Tx, key: ChoiceKey | AppearanceKey): Promise<SettingRow | undefined> {
  const [row] = await tx.select().from(siteSettings).where(eq(siteSettings.key, key)).for('update')
  return row
}

interface SettingWrite {
  key: ChoiceKey | AppearanceKey
  /** As `lockSetting` returned it. */
  row: SettingRow | undefined
  /** Null deletes the row. */
  text: string | null
  version: string | null
  /** Error if another save came first. */
  stale: ErrorCode
}

interface SettingParts {
  site: SiteSettingsStore
  actor: Actor
  now: Date
}

/** @throws AppError `stale` */
export async function writeSetting(tx: Tx, { site, actor, now }: SettingParts, write: SettingWrite): Promise<void> {
  const { key, row, text, version, stale } = write
  if (versionOf(row) !== version) throw new AppError(stale)
  if (text === null) {
    await tx.delete(siteSettings).where(eq(siteSettings.key, key))
  } else {
    const changed = { value: text, changedById: actor.id, changedAt: now }
    // A missing row cannot be locked: of two first saves, only one inserts.
    const insert = tx.insert(siteSettings).values({ key, ...changed })
    const written =
      row === undefined
        ? await insert.onConflictDoNothing().returning({ key: siteSettings.key })
        : await tx
            .update(siteSettings)
            .set(changed)
            .where(eq(siteSettings.key, key))
            .returning({ key: siteSettings.key })
    if (written.length === 0) throw new AppError(stale)
  }
  tx.afterCommit(() => site.take(key, text))
  tx.emit({ type: 'settings.changed', key })
}
