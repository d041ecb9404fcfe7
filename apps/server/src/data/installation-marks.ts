import { type OpenDatabase, tables } from '@consoeurs/database'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import type { Settings } from '../settings/settings.ts'

type InstallationSettings = Pick<Settings, 'variant'> & Partial<Pick<Settings, 'mode'>>

/** The demo has written `demo-content` for longer than the other marks exist. */
const MARKS = `
  SELECT (SELECT value FROM installation WHERE key IN ('brand', 'demo-content') ORDER BY key LIMIT 1) AS brand,
    EXISTS (SELECT FROM installation WHERE key = 'mode' AND value = 'production')
      OR EXISTS (SELECT FROM users) AND NOT EXISTS (SELECT FROM installation WHERE key = 'demo-content') AS "isLive"`

const REMEDY = 'choisis un autre dossier de données (DATA_DIR) ou une autre base (DATABASE_URL)'

/**
 * @param settings without a mode, only the brand is compared
 * @throws StartRefusal where another brand wrote the data, or production where the mode is demo
 */
export async function refuseOtherData({ pool }: Pick<OpenDatabase, 'pool'>, settings: InstallationSettings) {
  const tablesExist = "SELECT to_regclass('installation') IS NOT NULL AND to_regclass('users') IS NOT NULL AS present"
  if ((await pool.query<{ present: boolean }>(tablesExist)).rows[0]?.present !== true) return
  const { brand, isLive } = (await pool.query<{ brand: string | null; isLive: boolean }>(MARKS)).rows[0] ?? {}
  if (brand && brand !== settings.variant)
    throw new StartRefusal(
      `Ces données sont celles de «\u202f${brand}\u202f»\u202f: mets VARIANT=${brand}, ou ${REMEDY}.`,
    )
  if (isLive && settings.mode === 'demo')
    throw new StartRefusal(
      `Ces données ne sont pas celles d’une démonstration\u202f: mets MODE=production, ou ${REMEDY}.`,
    )
}

/** The first brand stays, and an installation that was in production once. */
export async function markInstallation(
  { db }: Pick<OpenDatabase, 'db'>,
  { variant, mode }: InstallationSettings,
): Promise<void> {
  const marks = [{ key: 'brand', value: variant }, ...(mode === 'production' ? [{ key: 'mode', value: mode }] : [])]
  await db.insert(tables.installation).values(marks).onConflictDoNothing()
}
