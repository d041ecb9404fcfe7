import { type OpenDatabase, tables } from '@consoeurs/database'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import type { Settings } from '../settings/settings.ts'

type InstallationSettings = Pick<Settings, 'variant'> & Partial<Pick<Settings, 'mode'>>

/** Earlier releases wrote only `demo-content`: a database with members but without it was in production. */
const MARKS = `
  SELECT (SELECT value FROM installation WHERE key IN ('brand', 'demo-content') ORDER BY key LIMIT 1) AS brand,
    EXISTS (SELECT FROM installation WHERE key = 'mode' AND value = 'production') OR (
      EXISTS (SELECT FROM users) AND NOT EXISTS (SELECT FROM installation WHERE key IN ('brand', 'demo-content'))
    ) AS "isLive"`

const REMEDY = 'choisis un autre dossier de données (DATA_DIR) ou une autre base (DATABASE_URL)'

/**
 * @param settings without a mode, only the brand is compared
 * @returns whether production wrote the data
 * @throws StartRefusal where another brand wrote the data, or production where the mode is demo
 */
export async function refuseOtherData(
  { pool }: Pick<OpenDatabase, 'pool'>,
  settings: InstallationSettings,
): Promise<boolean> {
  const tablesExist = "SELECT to_regclass('installation') IS NOT NULL AND to_regclass('users') IS NOT NULL AS present"
  if ((await pool.query<{ present: boolean }>(tablesExist)).rows[0]?.present !== true) return false
  const { brand, isLive = false } = (await pool.query<{ brand: string | null; isLive: boolean }>(MARKS)).rows[0] ?? {}
  if (brand && brand !== settings.variant)
    throw new StartRefusal(
      `Ces données sont celles de «\u202f${brand}\u202f»\u202f: mets VARIANT=${brand}, ou ${REMEDY}.`,
    )
  if (isLive && settings.mode === 'demo')
    throw new StartRefusal(
      `Ces données ne sont pas celles d’une démonstration\u202f: mets MODE=production, ou ${REMEDY}.`,
    )
  return isLive
}

/** Overwrites nothing: the first brand and the mark of production are permanent. */
export async function markInstallation(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  { variant, mode }: InstallationSettings,
): Promise<void> {
  const isLive = mode === 'production' || (await refuseOtherData({ pool }, { variant }))
  const marks = [{ key: 'brand', value: variant }, ...(isLive ? [{ key: 'mode', value: 'production' }] : [])]
  await db.insert(tables.installation).values(marks).onConflictDoNothing()
}
