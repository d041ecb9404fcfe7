import type { OpenDatabase } from '@consoeurs/database'
import type { Settings } from '../settings/settings.ts'
import { type Finding, findingsOf } from './findings.ts'

const { good, careful } = findingsOf('legal-notice')

const labels = {
  operatorName: 'le nom',
  operatorAddress: 'l’adresse',
  operatorPhone: 'le téléphone',
  hosting: 'l’hébergeur',
} as const

/** What the law wants on /l/mentions-legales (LCEN, article 1-1), from the environment or the admin. */
export async function checkLegalNotice(
  { pool }: Pick<OpenDatabase, 'pool'>,
  { legalNotice, mode }: Pick<Settings, 'legalNotice' | 'mode'>,
): Promise<Finding> {
  const { name, address, phone, hosting } = legalNotice
  const chosen = 'SELECT key, value FROM site_settings WHERE key = ANY ($1)'
  const { rows } = await pool.query<{ key: string; value: string }>(chosen, [Object.keys(labels)])
  const known: Record<keyof typeof labels, string | undefined> = {
    ...{ operatorName: name, operatorAddress: address, operatorPhone: phone, hosting },
    ...Object.fromEntries(rows.map(({ key, value }) => [key, value])),
  }
  const missing = Object.entries(labels).flatMap(([key, label]) => (known[key as keyof typeof labels] ? [] : [label]))
  if (missing.length === 0) return good('Les mentions légales sont complètes.')
  const said = `Il manque aux mentions légales : ${missing.join(', ')}.`
  return mode === 'demo'
    ? good(`${said.slice(0, -1)} (démonstration).`)
    : careful(said, 'Remplis ces réglages dans l’administration, « Réglages ».')
}
