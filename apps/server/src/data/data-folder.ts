import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import type { Settings } from '../settings/settings.ts'
import { correctDataFolder, folderMode } from './data-folder-modes.ts'

/** Tests it by writing: modes do not stop root. */
export function prepareDataFolder(place: Pick<Settings, 'dataDir' | 'databaseUrl'>): void {
  const { dataDir: folder } = place
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    makeFolder(folder, folderMode(place))
    writeFileSync(probe, '')
    rmSync(probe)
    correctDataFolder(place)
  } catch (error) {
    throw new StartRefusal(
      `Le dossier de données ${folder} ne peut pas être écrit (${reasonOf(error)}) : donne-toi ce droit, ou choisis un autre dossier avec DATA_DIR.`,
    )
  }
}

/** Not with `recursive`: Node loops for ever where the kernel reports ENOENT below an existing parent (/proc). */
function makeFolder(folder: string, mode: number): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(folder)
  if (parent !== folder) makeFolder(parent, 0o711)
  mkdirSync(folder, { mode })
}

const REASONS: Record<string, string> = {
  EACCES: 'accès refusé',
  EPERM: 'accès refusé',
  EROFS: 'système de fichiers en lecture seule',
  ENOSPC: 'disque plein',
  EDQUOT: 'quota atteint',
  ENOTDIR: 'un fichier est sur le chemin',
  EEXIST: 'un fichier porte ce nom',
  ENOENT: 'ici aucun dossier ne se crée',
}

export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'erreur inconnue'
  return REASONS[code] ?? code
}

const SECRET_FILE = 'secret'
const PREVIOUS_FILE = 'secret.previous'
const SHORTEST_SECRET = 32

/** The configured key, or one generated once. */
export function keepSecret(folder: string, given: string | undefined): string {
  if (given) return given
  const file = join(folder, SECRET_FILE)
  try {
    // `wx`: the first of two concurrent starts wins.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= SHORTEST_SECRET) return secret
  throw new StartRefusal(
    `Le fichier ${file} est abîmé : remets-y la clé d’une sauvegarde, ou efface-le (les validations en deux étapes et les liens des mails seront perdus).`,
  )
}

const linesOf = (file: string): string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : []

/**
 * Former keys, newest first: from the settings, the replaced key file and `secret.previous`. What they encrypted is
 * re-encrypted at the start (0041).
 */
export function keysBefore(folder: string, given: string | undefined, named: readonly string[]): string[] {
  const aside = linesOf(join(folder, PREVIOUS_FILE))
  if (aside.some((key) => key.length < SHORTEST_SECRET)) {
    throw new StartRefusal(
      `Le fichier ${join(folder, PREVIOUS_FILE)} est abîmé : remets-y la clé d’avant, une par ligne, ou efface-le (ce qu’elle seule ouvre sera perdu).`,
    )
  }
  const ofFile = given === undefined ? [] : linesOf(join(folder, SECRET_FILE))
  const today = keepSecret(folder, given)
  return [...new Set([...named, ...ofFile, ...aside])].filter((key) => key !== today)
}
