import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings/settings.ts'

/** Permission bits of group and others. */
const OWN_USER = 0o077
const STICKY = 0o1000
/** Others may enter, but not list. */
const PASSAGE = 0o011

/** Folders to close. PostgreSQL protects its own, as another user where the site runs as root. */
const FOLDERS = ['uploads', 'incoming', 'previews', 'archives', 'mails']
/** Keys, logs, locks. */
const FILES = /^(?:secret|postgres|server)(?:\.[\w.-]+)?$|\.lock$/

type DataLocation = Pick<Settings, 'dataDir' | 'databaseUrl'>

/** As root the embedded database runs under another user, who must reach its folder inside. */
const letsPass = ({ databaseUrl }: DataLocation): boolean => !databaseUrl && process.getuid?.() === 0

export const folderMode = (place: DataLocation): number => (letsPass(place) ? 0o711 : 0o700)

interface Entry {
  path: string
  mode: number
  wanted: number
}

function entryOf(path: string, stats: Stats, allowed: number): Entry | undefined {
  const mode = stats.mode & 0o7777
  const own = process.getuid?.()
  // Files of other users are left alone, and so are shared folders such as /tmp.
  const isOurs = own === undefined || stats.uid === own
  if (!isOurs || (mode & STICKY) !== 0 || (mode & OWN_USER & ~allowed) === 0) return undefined
  return { path, mode, wanted: mode & (0o700 | allowed) & (stats.isDirectory() ? 0o777 : 0o600) }
}

/** Children first: a closed folder proves that its content was closed. */
function* entriesBelow(path: string, closedToo: boolean): Generator<Entry> {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats === undefined || stats.isSymbolicLink()) return
  const entry = entryOf(path, stats, 0)
  if (stats.isDirectory() && (closedToo || entry !== undefined)) {
    for (const name of readdirSync(path)) yield* entriesBelow(join(path, name), closedToo)
  }
  if (entry !== undefined) yield entry
}

/** Entries that other users of the machine can access. */
export function* openEntries(place: DataLocation, { closedToo }: { closedToo: boolean }): Generator<Entry> {
  const { dataDir } = place
  const top = entryOf(dataDir, lstatSync(dataDir), folderMode(place))
  if (top !== undefined) yield top
  for (const name of readdirSync(dataDir)) {
    const isFile = FILES.test(name) && lstatSync(join(dataDir, name)).isFile()
    if (isFile || FOLDERS.includes(name)) yield* entriesBelow(join(dataDir, name), closedToo)
  }
}

/** The user of the embedded database lost it where the folder was closed meanwhile, as with `DATABASE_URL`. */
function letDatabasePass(place: DataLocation): void {
  const { mode, uid } = lstatSync(place.dataDir)
  if (letsPass(place) && uid === 0 && (mode & PASSAGE) !== PASSAGE) chmodSync(place.dataDir, (mode & 0o7777) | PASSAGE)
}

/** Sets the umask, closes what an earlier release left open, and lets the database reach its folder. */
export function correctDataFolder(place: DataLocation): void {
  process.umask(OWN_USER)
  letDatabasePass(place)
  for (const { path, wanted } of openEntries(place, { closedToo: false })) {
    try {
      chmodSync(path, wanted)
    } catch {
      // Some network disks have no modes; `npm run doctor` reports what stays open.
    }
  }
}
