import type { OpenDatabase } from '@consoeurs/database'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { loadSettings, type Settings } from '../settings/settings.ts'
import { checkReach, checkSchema } from './check-database.ts'
import { checkEncryptionKeys } from './check-encryption-keys.ts'
import { checkInstallation } from './check-installation.ts'
import { checkLegalNotice } from './check-legal-notice.ts'
import { checkDataFolder, checkNode, checkPort, siteAnswers } from './check-machine.ts'
import { checkMailDomain } from './check-mail-domain.ts'
import { checkBucket, checkMails, checkProxies, checkPublicUrl, checkRedis } from './check-services.ts'
import { checkWork } from './check-work.ts'
import { type Finding, findingsOf, reasonOf } from './findings.ts'

export async function runDoctor(): Promise<Finding[]> {
  const settings = readSettings()
  if (Array.isArray(settings)) return [checkNode(), ...settings]
  const runs = await siteAnswers(settings)
  const services = Promise.all([
    named('smtp', () => checkMails(settings)),
    named('mail-domain', () => checkMailDomain(settings)),
    named('files', () => checkBucket(settings)),
    named('redis', () => checkRedis(settings)),
    named('public-url', () => checkPublicUrl(settings, runs)),
    named('proxies', async () => checkProxies(settings)),
  ])
  return [
    checkNode(),
    findingsOf('settings').good(`Les réglages sont bons (${settings.variant}, ${settings.mode}).`),
    ...(await named('data-folder', async () => checkDataFolder(settings))),
    ...(await named('port', () => checkPort(settings, runs))),
    ...(await examineDatabase(settings, runs)),
    ...(await services).flat(),
  ]
}

function readSettings(): Settings | Finding[] {
  try {
    return loadSettings()
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error
    const { bad } = findingsOf('settings')
    return error.message.split('\n').map((line) => bad(line))
  }
}

async function examineDatabase(settings: Settings, runs: boolean): Promise<Finding[]> {
  const { database, findings } = await checkReach(settings)
  if (database === null) return [...findings, ...(await named('secret', () => checkEncryptionKeys(null, settings)))]
  try {
    const schema = await named('database', () => checkSchema(database))
    const installation = await named('installation', () => checkInstallation(database, settings))
    return [...findings, ...installation, ...schema, ...(await examineRows(database, settings, runs, schema))]
  } finally {
    await database.close()
  }
}

/** Only where the schema is that of this release. */
async function examineRows(
  database: OpenDatabase,
  settings: Settings,
  runs: boolean,
  schema: Finding[],
): Promise<Finding[]> {
  const tables = schema.find(({ check }) => check === 'migrations')
  if (tables?.state !== 'good') return []
  return [
    ...(await named('secret', () => checkEncryptionKeys(database, settings))),
    ...(await named('legal-notice', () => checkLegalNotice(database, settings))),
    ...(await named('work', () => checkWork(database, settings, runs))),
  ]
}

/** A check that throws becomes a finding. */
async function named(check: string, look: () => Promise<Finding | Finding[]>): Promise<Finding[]> {
  try {
    return [await look()].flat()
  } catch (error) {
    return [findingsOf(check).bad(`Cet examen n’a pas abouti : ${check} (${reasonOf(error)}).`)]
  }
}
