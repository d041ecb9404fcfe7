/** One row per sentence of the specification in `docs/conformance.md`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const CONFORMANCE = 'docs/conformance.md'

export const TEST_FILE = /\.(test|spec)\.tsx?$/

export interface ConformanceRow {
  /** Such as `§4`. */
  section: string
  /** Unique in its section. */
  asks: string
  files: string[]
  tests: string[]
  /** `proven` or `open`; empty with a wrong number of cells. */
  state: string
  line: number
}

const SECTION = /^## (§\d+)/
const COLUMNS = 4
const HEAD = /^\| (the specification asks \||-)/

export function conformanceRows(baseDir: string): ConformanceRow[] {
  let section = ''
  return readFileSync(join(baseDir, CONFORMANCE), 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      section = SECTION.exec(text)?.[1] ?? section
      if (!text.startsWith('| ') || HEAD.test(text)) return []
      const cells = tableCells(text)
      const [asks = '', files = '', tests = '', state = ''] = cells
      const complete = cells.length === COLUMNS
      return [
        { section, asks, files: pathsIn(files), tests: pathsIn(tests), state: complete ? state : '', line: index + 1 },
      ]
    })
}

/** Empty for other lines. */
export const tableCells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** Paths in backquotes. */
export function pathsIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, path = '']) => (path.includes('/') ? [path] : []))
}
