/**
 * Requires one row per requirement of levels 1 and 2 in `docs/security.md`: with existing files and tests if met, else
 * with a reason, and a decider if accepted.
 * `--write` updates the totals.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEST_FILE } from './conformance/rows.ts'
import { chapters, requirements } from './security/requirements.ts'
import { chapterDocument, type SecurityRow, securityRows } from './security/rows.ts'

const BOOK = 'docs/security.md'
/** In column order. */
const STATES = ['met', 'does not apply', 'accepted', 'open']
/** Ending of accepted rows. */
const DECIDERS = ['the owner', 'the operator', 'the developers']
const DECIDED = new RegExp(`Decides: (${DECIDERS.join('|')})\\.?$`)
const BETWEEN_MARKS = /(<!-- sums:begin[^\n]*-->\n)[\s\S]*(<!-- sums:end -->)/

/** @returns one sentence per problem */
export function checkSecurity(baseDir: string, asked: ReadonlyMap<string, number> = requirements): string[] {
  const rows = securityRows(baseDir)
  const book = readFileSync(join(baseDir, BOOK), 'utf8')
  return [
    ...rows.flatMap((row) =>
      wrongWithRow(baseDir, row, asked).map((says) => `${row.document}:${row.line} ${row.number} ${says}`),
    ),
    ...wrongNumbers(rows, asked),
    ...(withSums(book, rows) === book
      ? []
      : [`${BOOK} says other sums than its rows: node tools/check-security.ts --write`]),
  ]
}

function wrongWithRow(baseDir: string, row: SecurityRow, asked: ReadonlyMap<string, number>): string[] {
  const missing = [...row.files, ...row.tests].filter((path) => !existsSync(join(baseDir, path)))
  return [
    ...(asked.has(row.number) && asked.get(row.number) !== row.level ? [`is of level ${asked.get(row.number)}`] : []),
    ...(row.document === chapterDocument(Number(row.number.split('.')[0])) ? [] : ['stands in another chapter']),
    ...missing.map((path) => `names ${path}, which does not exist`),
    ...wrongWithState(row),
  ]
}

function wrongWithState({ state, where, files, tests }: SecurityRow): string[] {
  if (state === 'met') {
    if (files.length === 0) return ['is met, and names no file that does it']
    return tests.some((path) => TEST_FILE.test(path)) ? [] : ['is met, and names no test']
  }
  if (state === 'accepted')
    return DECIDED.test(where)
      ? []
      : [`is accepted, and does not end by « Decides: » and one of ${DECIDERS.join(', ')}`]
  if (state === 'does not apply') return where === '' ? ['does not apply, and says no reason'] : []
  if (state === 'open') return where === '' ? ['is open, and says nothing of what is missing'] : []
  return ['is neither met, nor accepted, nor open, nor said not to apply']
}

function wrongNumbers(rows: SecurityRow[], asked: ReadonlyMap<string, number>): string[] {
  const numbers = rows.map(({ number }) => number)
  return [
    ...[...asked.keys()].filter((number) => !numbers.includes(number)).map((number) => `${number} has no row`),
    ...numbers.filter((number) => !asked.has(number)).map((number) => `${number} is no requirement of levels 1 and 2`),
    ...numbers
      .filter((number, index) => numbers.indexOf(number) !== index)
      .map((number) => `${number} has more than one row`),
  ]
}

export function withSums(book: string, rows: SecurityRow[]): string {
  if (!BETWEEN_MARKS.test(book)) throw new Error(`${BOOK} has lost the marks between which its sums stand`)
  const lines = chapters.map((title, index) => {
    const document = chapterDocument(index + 1)
    const name = `V${index + 1} ${title}`
    const link = `[${name}](${document.replace('docs/', '')})`
    return sumLine(
      link,
      rows.filter((row) => row.document === document),
    )
  })
  const table = [
    `| chapter | requirements | ${STATES.join(' | ')} |`,
    '|---|---|---|---|---|---|',
    ...lines,
    sumLine('all of them', rows),
  ].join('\n')
  return book.replace(BETWEEN_MARKS, (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`)
}

function sumLine(name: string, rows: SecurityRow[]): string {
  const count = (state: string) => rows.filter((row) => row.state === state).length
  return `| ${[name, rows.length, ...STATES.map(count)].join(' | ')} |`
}

if (import.meta.main) {
  const root = process.cwd()
  const path = join(root, BOOK)
  if (process.argv.includes('--write')) writeFileSync(path, withSums(readFileSync(path, 'utf8'), securityRows(root)))
  const wrong = checkSecurity(root)
  for (const sentence of wrong) console.error(sentence)
  console.log(`${securityRows(root).length} requirements, ${wrong.length} sentences to mend`)
  process.exitCode = wrong.length > 0 ? 1 : 0
}
