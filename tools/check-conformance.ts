/**
 * Checks `docs/conformance.md`: no duplicate rows, every state is proven or open, and named files and tests exist. A
 * proven row names at least one of each.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CONFORMANCE, type ConformanceRow, conformanceRows, TEST_FILE } from './conformance/rows.ts'

/** @returns one message per problem */
export function checkConformance(baseDir: string): string[] {
  const rows = conformanceRows(baseDir)
  return [
    ...rows.flatMap((row) =>
      rowProblems(baseDir, row).map((problem) => `${CONFORMANCE}:${row.line} ${problem}: ${row.asks}`),
    ),
    ...duplicates(rows).map((name) => `${CONFORMANCE} has two rows for: ${name}`),
  ]
}

function rowProblems(baseDir: string, { files, tests, state }: ConformanceRow): string[] {
  if (state !== 'proven' && state !== 'open') return ['the state is neither proven nor open']
  const missing = [...files, ...tests].filter((path) => !existsSync(join(baseDir, path)))
  if (missing.length > 0) return missing.map((path) => `${path} does not exist`)
  if (state === 'open') return []
  if (files.length === 0) return ['a proven row names no source file']
  return tests.some((path) => TEST_FILE.test(path)) ? [] : ['a proven row names no test']
}

function duplicates(rows: ConformanceRow[]): string[] {
  const names = rows.map(({ section, asks }) => `${section} ${asks}`)
  return names.filter((name, index) => names.indexOf(name) !== index)
}

if (import.meta.main) {
  const problems = checkConformance(process.cwd())
  for (const problem of problems) console.error(problem)
  const rows = conformanceRows(process.cwd())
  const open = rows.filter(({ state }) => state === 'open').length
  console.log(`${rows.length - open} rows proven, ${open} open, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
