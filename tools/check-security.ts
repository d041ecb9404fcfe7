/**
 * `docs/security.md` and its chapters may not say more than is so: every requirement of levels 1 and 2 has one row, a met one
 * names files and a test that exist, one that is knowingly not met says why and who decides it, any other says why or what is
 * missing, and the sums are those of the rows.
 * `node tools/check-security.ts --write` writes the sums.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEST_FILE } from './conformance/rows.ts'
import { chapters, requirements } from './security/requirements.ts'
import { chapterDocument, type SecurityRow, securityRows } from './security/rows.ts'

const BOOK = 'docs/security.md'
/** In the order of the table's columns. */
const STATES = ['met', 'does not apply', 'accepted', 'open']
/** Who may decide that a requirement stays unmet: the words that end an accepted row. */
const DECIDERS = ['the owner', 'the operator', 'the house']
const DECIDED = new RegExp(`Decides: (${DECIDERS.join('|')})\\.?$`)
const BETWEEN_MARKS = /(<!-- sums:begin[^\n]*-->\n)[\s\S]*(<!-- sums:end -->)/

/** What is wrong, one sentence each; empty where every row keeps its word. */
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

/** The book with the table of what its rows come to. */
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
