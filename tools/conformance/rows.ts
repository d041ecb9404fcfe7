/** `docs/conformance.md` read as data: one row a sentence of the specification. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const CONFORMANCE = 'docs/conformance.md'

/** What a row may name as its test. */
export const TEST_FILE = /\.(test|spec)\.tsx?$/

export interface ConformanceRow {
  /** `§4`: the section of the specification. */
  section: string
  /** What the specification asks: the row's name, unlike every other's. */
  asks: string
  files: string[]
  tests: string[]
  /** `proven` or `open`; anything else is refused by `checkConformance`. */
  state: string
  line: number
}

const SECTION = /^## (§\d+)/
const COLUMNS = 4
/** The two lines at the head of a table: its titles, and the rule under them. */
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
      const whole = cells.length === COLUMNS
      return [
        { section, asks, files: pathsIn(files), tests: pathsIn(tests), state: whole ? state : '', line: index + 1 },
      ]
    })
}

/** The cells of a line of a table, trimmed; none of any other line. */
export const tableCells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The paths that a cell names between backquotes. */
export function pathsIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, path = '']) => (path.includes('/') ? [path] : []))
}
