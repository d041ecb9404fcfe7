import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lookAtSeals } from '@consoeurs/api'
import type { OpenDatabase } from '@consoeurs/database'
import { StartRefusal } from '../../../../tools/embedded-postgres/refusal.ts'
import { keepSecret, keysBefore } from '../data-folder.ts'
import type { Settings } from '../settings.ts'
import { type Finding, findingsOf } from './findings.ts'

const { good, careful, bad } = findingsOf('secret')

/** The key is there, and is the one that closed what is kept. @param database null where nothing can be opened */
export async function checkSeals(
  database: OpenDatabase | null,
  settings: Pick<Settings, 'dataDir' | 'secret' | 'secretsBefore'>,
): Promise<Finding> {
  const { dataDir, secret: given } = settings
  const isThere = given !== undefined || existsSync(join(dataDir, 'secret'))
  try {
    // Read, never made: `keepSecret` draws one only where there is none.
    const keys = isThere
      ? { secret: keepSecret(dataDir, given), secretsBefore: keysBefore(dataDir, given, settings.secretsBefore) }
      : null
    const seals = database === null ? { seals: 0, unreadable: 0 } : await lookAtSeals(database.db, keys)
    return judge(seals, isThere)
  } catch (error) {
    if (error instanceof StartRefusal) return bad(error.message)
    throw error
  }
}

function judge({ seals, unreadable }: { seals: number; unreadable: number }, isThere: boolean): Finding {
  const advice = 'Remets la clé d’avant dans SECRET, ou nomme-la dans SECRET_PREVIOUS.'
  if (!isThere) {
    return seals === 0
      ? good('La clé du site sera tirée au premier départ.')
      : bad('La clé du site manque, et des éléments chiffrés l’attendent.', advice)
  }
  if (unreadable === 0)
    return good(
      `La clé du site ouvre ce qu’elle a fermé (${seals} ${seals === 1 ? 'élément regardé' : 'éléments regardés'}).`,
    )
  const said = `La clé du site n’ouvre pas ${unreadable} des ${seals} éléments chiffrés regardés.`
  return unreadable === seals ? bad(said, advice) : careful(said, advice)
}
