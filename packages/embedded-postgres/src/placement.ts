import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { StartRefusal } from './refusal.ts'

export interface Owner {
  uid: number
  gid: number
}

/** `owner` is set only if PostgreSQL runs as another user. */
export interface Placement {
  binaries: string
  /** Contains the data folder `postgres` and its log. */
  home: string
  data: string
  owner: Owner | undefined
  /** French sentence if the data are in an unexpected location. */
  notice: string | undefined
}

interface ClusterOptions {
  binaries: string
  dataDir: string
  /** Used if the unprivileged user cannot reach the project (root's home is closed to others). */
  stateDir: string
}

/** PostgreSQL refuses to run as root, so root starts it as an unprivileged user who can reach programs and data. */
export function placeCluster({ binaries, dataDir, stateDir }: ClusterOptions): Placement {
  if (process.getuid?.() !== 0) return placeForCurrentUser(binaries, dataDir)

  const pinned = pinnedHome(dataDir)
  const owner = ownerFor(join(pinned ?? dataDir, 'postgres'))
  const home = pinned ?? (canEnter(owner, dataDir) ? dataDir : pinHome(dataDir, stateDir))
  return {
    binaries: canRun(owner, join(binaries, 'bin', 'postgres')) ? binaries : copyBinaries(binaries, stateDir),
    home,
    data: join(home, 'postgres'),
    owner,
    notice:
      home === dataDir
        ? undefined
        : `Le dossier ${dataDir} est fermé à l’utilisateur de la base de données : elle est rangée dans ${home}.`,
  }
}

function placeForCurrentUser(binaries: string, dataDir: string): Placement {
  const data = join(dataDir, 'postgres')
  const foreign = existsSync(data) && statSync(data).uid !== process.getuid?.()
  if (pinnedHome(dataDir) || foreign) {
    throw new StartRefusal(
      `La base de données du dossier ${dataDir} appartient à un autre utilisateur : démarre avec lui, ou choisis un autre DATA_DIR.`,
    )
  }
  return { binaries, home: dataDir, data, owner: undefined, notice: undefined }
}

/** The database user must reach the created files, whatever the umask. */
function openToOthers(make: () => void): void {
  const before = process.umask(0o022)
  try {
    make()
  } finally {
    process.umask(before)
  }
}

/** Stores the location, so that it survives renaming the data folder. */
const pinFile = (dataDir: string) => join(dataDir, 'postgres.location')

function pinnedHome(dataDir: string): string | undefined {
  const file = pinFile(dataDir)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

function pinHome(dataDir: string, stateDir: string): string {
  if (existsSync(join(dataDir, 'postgres'))) {
    throw new StartRefusal(
      `Le dossier ${dataDir} est devenu inaccessible à l’utilisateur de la base de données : rouvre-lui le passage (chmod o+x sur lui et ses dossiers parents).`,
    )
  }
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16)
  const home = join(stateDir, name)
  openToOthers(() => mkdirSync(home, { recursive: true, mode: 0o711 }))
  writeFileSync(pinFile(dataDir), `${home}\n`)
  return home
}

/** Existing data keep their owner. */
function ownerFor(data: string): Owner {
  const existing = existsSync(data) ? statSync(data) : undefined
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : []
  for (const wanted of ['postgres', 'nobody']) {
    const fields = users.find((line) => line.startsWith(`${wanted}:`))?.split(':')
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new StartRefusal(
    'PostgreSQL ne tourne pas sous root et cette machine n’a ni utilisateur « postgres » ni « nobody » : démarre avec un utilisateur ordinaire.',
  )
}

function canRun(owner: Owner, program: string): boolean {
  return spawnSync(program, ['--version'], { ...owner, env: {}, cwd: '/', stdio: 'ignore' }).status === 0
}

/** File modes do not reflect ACLs and mount options, so the user itself tries. */
function canEnter(owner: Owner, folder: string): boolean {
  const asked = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...owner, env: {}, cwd: '/', stdio: 'ignore' })
  return asked.status === 0
}

/** Renamed when complete, so that a partial copy is never used. */
function copyBinaries(binaries: string, stateDir: string): string {
  const { version } = JSON.parse(readFileSync(join(binaries, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const shelf = join(stateDir, `postgresql-${version}`)
  const copy = join(shelf, basename(binaries))
  if (existsSync(copy)) return copy
  const draft = `${copy}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  openToOthers(() => {
    mkdirSync(shelf, { recursive: true, mode: 0o755 })
    cpSync(binaries, draft, { recursive: true, verbatimSymlinks: true })
    cpSync(join(binaries, '..', 'package.json'), join(shelf, 'package.json'))
  })
  renameSync(draft, copy)
  return copy
}
