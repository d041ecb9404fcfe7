import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkEncryptedColumns } from '@consoeurs/api'
import type { OpenDatabase } from '@consoeurs/database'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { keepSecret, keysBefore } from '../data/data-folder.ts'
import { counted } from '../process/console.ts'
import type { Settings } from '../settings/settings.ts'
import { type Finding, findingsOf } from './findings.ts'

const { good, careful, bad } = findingsOf('secret')

/** @param database null where none could be opened */
export async function checkEncryptionKeys(
  database: OpenDatabase | null,
  settings: Pick<Settings, 'dataDir' | 'secret' | 'secretsBefore'>,
): Promise<Finding> {
  const { dataDir, secret: given } = settings
  const isThere = given !== undefined || existsSync(join(dataDir, 'secret'))
  try {
    // `keepSecret` would create a missing key.
    const keys = isThere
      ? { secret: keepSecret(dataDir, given), secretsBefore: keysBefore(dataDir, given, settings.secretsBefore) }
      : null
    const seals = database === null ? { seals: 0, unreadable: 0 } : await checkEncryptedColumns(database.db, keys)
    return toFinding(seals, isThere)
  } catch (error) {
    if (error instanceof StartRefusal) return bad(error.message)
    throw error
  }
}

function toFinding({ seals, unreadable }: { seals: number; unreadable: number }, isThere: boolean): Finding {
  const advice = 'Remets la clé d’avant dans SECRET, ou nomme-la dans SECRET_PREVIOUS.'
  if (!isThere) {
    return seals === 0
      ? good('La clé du site sera tirée au premier départ.')
      : bad('La clé du site manque, et des éléments chiffrés l’attendent.', advice)
  }
  if (unreadable === 0)
    return good(`La clé du site ouvre ce qu’elle a fermé (${counted(seals, 'élément regardé', 'éléments regardés')}).`)
  const said = `La clé du site n’ouvre pas ${unreadable} des ${seals} éléments chiffrés regardés.`
  return unreadable === seals ? bad(said, advice) : careful(said, advice)
}
