import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartRefusal } from '../../../tools/embedded-postgres/refusal.ts'

/** Makes the data folder if need be, and proves by writing that it can hold data: root is refused by no mode. */
export function prepareDataFolder(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    // Others may pass through, not look: as root the database below runs under another user.
    makeFolder(folder)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new StartRefusal(
      `Le dossier de données ${folder} ne peut pas être écrit (${reasonOf(error)}) : donne-toi ce droit, ou choisis un autre dossier avec DATA_DIR.`,
    )
  }
}

/**
 * One folder after the other: Node's own way to make all of them tries for ever where the kernel says that a folder whose
 * parent exists does not (/proc).
 */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(folder)
  if (parent !== folder) makeFolder(parent)
  mkdirSync(folder, { mode: 0o711 })
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

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'erreur inconnue'
  return REASONS[code] ?? code
}

const SECRET_FILE = 'secret'
/** Where the operator puts the key of before, when she changes the file. */
const PREVIOUS_FILE = 'secret.previous'
const SHORTEST_SECRET = 32

/** The site's key: the operator's own, or one made here once. What it encrypted (second factors) only it can read. */
export function keepSecret(folder: string, given: string | undefined): string {
  if (given) return given
  const file = join(folder, SECRET_FILE)
  try {
    // The flag makes the first of two racing starts win, and the file is never rewritten.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= SHORTEST_SECRET) return secret
  throw new StartRefusal(
    `Le fichier ${file} est abîmé : remets-y la clé d’une sauvegarde, ou efface-le (les seconds facteurs et les liens des courriels seront perdus).`,
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
 * The keys that were the site's before, newest first: those of the settings, that of the file where a setting took its
 * place, and what the operator put aside. What one of them closed is closed anew at the start (0041).
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
