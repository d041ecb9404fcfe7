/** One row per OWASP ASVS 5.0 requirement in `docs/security/`. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathsIn, tableCells } from '../conformance/rows.ts'
import { chapters } from './requirements.ts'

export interface SecurityRow {
  /** `12.1.3` */
  number: string
  level: number
  /** Where it is met, why it does not apply or is accepted, or what is missing. */
  where: string
  files: string[]
  tests: string[]
  /** `met`, `does not apply`, `accepted` or `open`, as `checkSecurity` verifies. */
  state: string
  document: string
  line: number
}

const NUMBER = /^\d+\.\d+\.\d+$/
const COLUMNS = 6

/** Site paths such as `/admin` are no files. */
const isFile = (path: string) => !path.startsWith('/')

/** Counted from 1. */
export const chapterDocument = (chapter: number) => `docs/security/v${chapter}.md`

export function securityRows(baseDir: string): SecurityRow[] {
  return chapters.flatMap((_, index) => {
    const document = chapterDocument(index + 1)
    const path = join(baseDir, document)
    if (!existsSync(path)) return []
    return readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((text, at) => rowOf(text, document, at + 1))
  })
}

function rowOf(text: string, document: string, line: number): SecurityRow[] {
  const cells = tableCells(text)
  const [number = '', level = '', , where = '', tests = '', state = ''] = cells
  if (!NUMBER.test(number)) return []
  return [
    {
      number,
      level: Number(level),
      where,
      files: pathsIn(where).filter(isFile),
      tests: pathsIn(tests),
      state: cells.length === COLUMNS ? state : '',
      document,
      line,
    },
  ]
}
