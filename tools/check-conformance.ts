/**
 * `docs/conformance.md` may not say more than is so: a row that calls itself proven names files and tests that exist,
 * and `tools/conformance/breaks/` knows how to break it (`npm run breaks` shows that its test then fails).
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Break, Breaks } from './conformance/break.ts'
import { breaks } from './conformance/breaks/index.ts'
import { CONFORMANCE, type ConformanceRow, conformanceRows, TEST_FILE } from './conformance/rows.ts'

/** Where every number of the house lives; a row that keeps to one may be broken there. */
const SHARED = ['packages/contract/src/limits.ts']

/** What is wrong, one sentence each; empty where every row keeps its word. */
export function checkConformance(baseDir: string, known: Record<string, Breaks> = breaks): string[] {
  const rows = conformanceRows(baseDir)
  return [
    ...rows.flatMap((row) => wrongWithRow(baseDir, row, known).map((says) => `${CONFORMANCE}:${row.line} ${says}`)),
    ...twins(rows),
    ...breaksWithoutRow(rows, known),
  ]
}

function wrongWithRow(baseDir: string, row: ConformanceRow, known: Record<string, Breaks>): string[] {
  const { asks, files, tests, state } = row
  if (state === 'open') return []
  if (state !== 'proven') return [`is neither proven nor open: ${asks}`]
  const missing = [...files, ...tests].filter((path) => !existsSync(join(baseDir, path)))
  if (missing.length > 0) return missing.map((path) => `is proven by ${path}, which does not exist`)
  if (files.length === 0) return [`is proven, and names no file that does it: ${asks}`]
  if (!tests.some((path) => TEST_FILE.test(path))) return [`is proven, and names no test: ${asks}`]
  const way = known[row.section]?.[asks]
  if (!way) return [`is proven, and tools/conformance/breaks/ knows no way to break it: ${asks}`]
  return wrongWithBreak(baseDir, row, way)
}

function wrongWithBreak(baseDir: string, { asks, files, tests }: ConformanceRow, way: Break): string[] {
  const within = (paths: string[], path: string) =>
    paths.some((named) => named === path || (named.endsWith('/') && path.startsWith(named)))
  if (!within([...files, ...SHARED], way.file))
    return [`is broken in ${way.file}, which the row does not name: ${asks}`]
  if (!within(tests, way.test)) return [`is broken for ${way.test}, which the row does not name: ${asks}`]
  if (!existsSync(join(baseDir, way.file))) return [`is broken in ${way.file}, which does not exist: ${asks}`]
  const times = readFileSync(join(baseDir, way.file), 'utf8').split(way.from).length - 1
  if (times !== 1) return [`is broken at a text that stands ${times} times in ${way.file}: ${asks}`]
  return way.from === way.to ? [`is broken by changing nothing: ${asks}`] : []
}

function twins(rows: ConformanceRow[]): string[] {
  const names = rows.map(({ section, asks }) => `${section} ${asks}`)
  return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `two rows ask the same: ${name}`)
}

function breaksWithoutRow(rows: ConformanceRow[], known: Record<string, Breaks>): string[] {
  const proven = new Set(
    rows.filter(({ state }) => state === 'proven').map(({ section, asks }) => `${section} ${asks}`),
  )
  return Object.entries(known)
    .flatMap(([section, ways]) => Object.keys(ways).map((asks) => `${section} ${asks}`))
    .filter((name) => !proven.has(name))
    .map((name) => `tools/conformance/breaks/ breaks what no proven row asks: ${name}`)
}

if (import.meta.main) {
  const wrong = checkConformance(process.cwd())
  for (const sentence of wrong) console.error(sentence)
  const rows = conformanceRows(process.cwd())
  const open = rows.filter(({ state }) => state === 'open').length
  console.log(`${rows.length - open} rows proven, ${open} open, ${wrong.length} that do not keep their word`)
  process.exitCode = wrong.length > 0 ? 1 : 0
}
