import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const kB = 1000
/** Specification §9: what a page may weigh, compressed. A member's page that weighs more is in the record. */
const goal = { script: 150 * kB, visitorScript: 40 * kB, stylesheet: 25 * kB, files: 15 }
/** Names of files within files change with every build, and compress a little better or worse. */
const SPARE = 1.006
/** Bytes before minification: smaller modules, and less growth, are not worth a line. */
const WORTH_NAMING = 1000
const GROWN = 100

/** A visitor's reading page runs one script; the others wake, and a member's opens its socket. */
export type PageKind = 'reading' | 'form' | 'member'

interface Ceiling {
  script: number
  stylesheet: number
  files: number
}

export interface Weight {
  script: number
  stylesheet: number
  /** Addresses of script files. */
  files: string[]
}

interface WeightRecord {
  pages: Record<string, Ceiling>
  modules: Record<string, number>
}

interface Chunk {
  imports: string[]
  styles: string[]
  modules: Record<string, number>
}

const built = fileURLToPath(new URL('../../../apps/web/build/', import.meta.url))
const recordFile = fileURLToPath(new URL('weights.json', import.meta.url))
const writes = process.env.WEIGHTS === 'write'

const record: WeightRecord = existsSync(recordFile)
  ? JSON.parse(readFileSync(recordFile, 'utf8'))
  : { pages: {}, modules: {} }
const chunks: Record<string, Chunk> = JSON.parse(readFileSync(`${built}chunks.json`, 'utf8'))

const sizes = new Map<string, number>()

/** Bytes of a built file, compressed as it is sent. */
function sizeOf(address: string): number {
  const known = sizes.get(address)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(`${built}client${address}`), { level: 9 }).length
  sizes.set(address, size)
  return size
}

const total = (files: string[]): number => files.reduce((sum, file) => sum + sizeOf(file), 0)

/** Fetched last, by a link that the page adds. */
const animations = readdirSync(`${built}client/assets`)
  .filter((file) => /^animate\.min-.*\.css$/.test(file))
  .map((file) => `/assets/${file}`)

/** @throws if no file has the name. Where two share it, both count. */
function chunksNamed(name: string): string[] {
  const found = Object.keys(chunks).filter((file) => file.startsWith('/assets/') && file.slice(8, -12) === name)
  if (found.length === 0) throw new Error(`No script file is named ${name}`)
  return found
}

function withImports(files: string[]): string[] {
  const all = new Set(files)
  // A set visits what is added to it meanwhile.
  for (const file of all) for (const imported of chunks[file]?.imports ?? []) all.add(imported)
  return [...all]
}

const addressesIn = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].flatMap(([, address]) => address ?? [])

/**
 * Everything that a cold visit fetches, from what its HTML names.
 *
 * @param later Names of the files that the page then imports by itself, such as `live-duties`.
 */
export function weightOf(html: string, later: string[]): Weight {
  const files = withImports([
    ...addressesIn(html, /<link rel="modulepreload" href="(\/assets\/[^"]+)"/g),
    ...addressesIn(html, /<script src="(\/assets\/[^"]+)"/g),
    ...later.flatMap(chunksNamed),
  ])
  const linked = addressesIn(html, /<link [^>]*rel="stylesheet" href="(\/assets\/[^"#]+)/g)
  const imported = withImports(later.flatMap(chunksNamed)).flatMap((file) => chunks[file]?.styles ?? [])
  const styles = new Set([...linked, ...imported, ...(later.length > 0 ? animations : [])])
  return { script: total(files), stylesheet: total([...styles]), files }
}

export function ceilingOf(address: string, kind: PageKind): Ceiling {
  if (kind === 'reading') return { ...goal, script: goal.visitorScript }
  const { script, stylesheet, files } = record.pages[address] ?? goal
  return {
    script: Math.max(goal.script, script * SPARE),
    stylesheet: Math.max(goal.stylesheet, stylesheet * SPARE),
    files: Math.max(goal.files, files),
  }
}

const route = /^apps\/web\/app\/(routes\/.+\.tsx)\?__react-router-build-client-route$/

/** Modules of routes whose first load brings Zod, sorted. */
export function routesWithSchemas(): string[] {
  const holdsZod = (file: string) => Object.keys(chunks[file]?.modules ?? {}).some((name) => name.includes('/zod/'))
  const found = Object.entries(chunks).flatMap(([file, { modules }]) => {
    const name = Object.keys(modules).flatMap((module) => route.exec(module)?.[1] ?? [])
    return withImports([file]).some(holdsZod) ? name : []
  })
  return found.toSorted()
}

const modulesOf = ({ files }: Weight): [string, number][] =>
  files.flatMap((file) => Object.entries(chunks[file]?.modules ?? {})).filter(([, size]) => size >= WORTH_NAMING)

/** Modules of a page that are larger than when the record was written, or new. */
export function grownModules(weight: Weight): string {
  const grown = modulesOf(weight).flatMap(([module, size]) => {
    const before = record.modules[module] ?? 0
    return size > before + GROWN ? [`${module} ${before} → ${size}`] : []
  })
  return grown.join(', ') || 'no module of a kilobyte; see what the page loads'
}

/** `WEIGHTS=write` records instead of checking: the larger of the brands. Delete the file first, and use one worker. */
export function keepRecord(address: string, kind: PageKind, weight: Weight): void {
  if (!writes || kind === 'reading') return
  const { script, stylesheet, files } = weight
  const other = record.pages[address] ?? { script: 0, stylesheet: 0, files: 0 }
  record.pages[address] = {
    script: Math.max(script, other.script),
    stylesheet: Math.max(stylesheet, other.stylesheet),
    files: Math.max(files.length, other.files),
  }
  for (const [module, size] of modulesOf(weight)) record.modules[module] = size
  const sorted = Object.fromEntries(Object.entries(record.modules).sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(recordFile, `${JSON.stringify({ pages: record.pages, modules: sorted }, null, 2)}\n`)
}
