import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  createFileStore,
  createPublicFetcher,
  createUnitOfWork,
  ImportRefused,
  importContent,
  importMembers,
  loadImportAuthor,
  openIncoming,
} from '@consoeurs/api'
import type { OpenDatabase } from '@consoeurs/database'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { reachDatabase } from '../backup/reach-database.ts'
import { keepSecret, keysBefore, prepareDataFolder } from '../data/data-folder.ts'
import { migrate } from '../data/database.ts'
import { print } from '../process/console.ts'
import { loadSettings, type Settings } from '../settings/settings.ts'
import { type ImportCommand, readImportCommand } from './import-command.ts'
import { writeReport } from './report-file.ts'
import { refusals } from './report-text.ts'

/** Milliseconds for one picture of the other site. */
const PICTURE_MS = 30_000

interface ImportParts {
  settings: Settings
  database: OpenDatabase
}

function requirePath(path: string, kind: 'file' | 'folder'): string {
  const whole = resolve(path)
  const found = existsSync(whole) ? statSync(whole) : null
  if (kind === 'file' ? found?.isFile() : found?.isDirectory()) return whole
  throw new StartRefusal(`${kind === 'file' ? 'Le fichier' : 'Le dossier'} ${whole} n’existe pas.`)
}

/** The running site handles the events, or its next start does. */
const unitOfWorkOf = ({ database: { db } }: ImportParts) => createUnitOfWork({ db, onCommitted: () => undefined })

async function importWordpress(parts: ImportParts, command: Extract<ImportCommand, { what: 'wordpress' }>) {
  const { settings, database } = parts
  const path = requirePath(command.file, 'file')
  const pictures = command.pictures === null ? null : requirePath(command.pictures, 'folder')
  const { dryRun, allPictures } = command
  const author = await loadImportAuthor(database.db, command.author)
  const now = () => new Date()
  const files = { fileStore: createFileStore(settings), incoming: openIncoming(settings) }
  const fetchPublic = createPublicFetcher({ time: PICTURE_MS })
  const importing = { db: database.db, unitOfWork: unitOfWorkOf(parts), ...files, fetchPublic, now }
  const report = await importContent(importing, { path, author, dryRun, pictures, allPictures })
  writeReport(report, { file: path, dryRun, now: now() }, { author: author.username, pictures })
}

async function inviteMembers(parts: ImportParts, command: Extract<ImportCommand, { what: 'members' }>) {
  const { settings, database } = parts
  const path = requirePath(command.file, 'file')
  const { network, dryRun } = command
  const { dataDir } = settings
  const keys = {
    secret: keepSecret(dataDir, settings.secret),
    secretsBefore: keysBefore(dataDir, settings.secret, settings.secretsBefore),
  }
  const now = () => new Date()
  const importing = { db: database.db, unitOfWork: unitOfWorkOf(parts), settings: keys, now }
  const { report, leftColumns } = await importMembers(importing, { path, network, dryRun })
  writeReport(report, { file: path, dryRun, now: now() }, { network, leftColumns })
  if (leftColumns.length > 0) print(`Colonnes laissées : ${leftColumns.join(', ')}.`)
  if (!dryRun) print('Le site envoie les invitations peu à peu ; elles attendent tant qu’il est arrêté.')
}

/** One import at a time, on all machines. */
async function withLock(database: OpenDatabase, work: () => Promise<void>): Promise<void> {
  const client = await database.pool.connect()
  const name = 'consoeurs import'
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS free', [name])
    if (rows[0]?.free !== true) throw new ImportRefused('busy')
    await work()
  } finally {
    // Ends the session, and the lock with it.
    client.release(true)
  }
}

function toRefusal(error: unknown): unknown {
  if (!(error instanceof ImportRefused)) return error
  const where = error.line === null ? '' : ` (ligne ${error.line})`
  return new StartRefusal(`${refusals[error.code]}${where}\nRien n’a été écrit.`)
}

/** @throws StartRefusal */
export async function runImport(words: string[]): Promise<void> {
  const command = readImportCommand(words)
  const settings = loadSettings()
  prepareDataFolder(settings)
  const database = await reachDatabase(settings)
  try {
    await migrate(database, settings)
    const parts = { settings, database }
    await withLock(database, () =>
      command.what === 'wordpress' ? importWordpress(parts, command) : inviteMembers(parts, command),
    )
  } catch (error) {
    throw toRefusal(error)
  } finally {
    await database.close()
  }
}
