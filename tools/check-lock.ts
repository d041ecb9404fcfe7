/**
 * Requires a lock entry for every optional package. npm omits those of other systems when its registry cannot show
 * them, and `npm ci` then fails. `--write` adds them, with version and system from the names.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface LockEntry {
  version?: string
  optionalDependencies?: Record<string, string>
  [field: string]: unknown
}

interface Lock {
  packages: Record<string, LockEntry>
}

const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64']

export function missingEntries({ packages }: Lock): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {}
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const system = systemOf(name)
      if (system === undefined || !EXACT_VERSION.test(version) || isLocked(packages, path, name)) continue
      missing[`node_modules/${name}`] = { version, ...system, ...(dev === true && { dev }), optional: true }
    }
  }
  return missing
}

/** Node's module resolution. */
function isLocked(packages: Lock['packages'], path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true
    if (folder === '') return false
  }
}

/** Undefined for system-independent packages (WebAssembly), which npm does not require. */
function systemOf(name: string): LockEntry | undefined {
  const words = name.split(/[/-]/)
  const system = SYSTEMS.find((known) => words.includes(known))
  const processor = PROCESSORS.find((known) => words.includes(known))
  if (system === undefined || processor === undefined) return undefined
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'
  return { os: [system], cpu: [processor], ...(system === 'linux' && { libc: [libc] }) }
}

function complete(lock: Lock, missing: Record<string, LockEntry>): Lock {
  const entries = Object.entries({ ...lock.packages, ...missing })
  return { ...lock, packages: Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en'))) }
}

if (import.meta.main) {
  const file = join(process.cwd(), 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock
  const missing = missingEntries(lock)
  const names = Object.keys(missing)
  if (process.argv.includes('--write')) {
    writeFileSync(file, `${JSON.stringify(complete(lock, missing), null, 2)}\n`)
    console.log(`${names.length} entries added`)
  } else if (names.length > 0) {
    console.error(`package-lock.json lacks ${names.join(', ')}: node tools/check-lock.ts --write`)
    process.exitCode = 1
  }
}
