/** Writes the table of settings into docs/settings.md; `--check` only compares it. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const document = join(root, 'docs/settings.md')
const BETWEEN_MARKS = /(<!-- settings:begin[^\n]*-->\n)[\s\S]*(<!-- settings:end -->)/

function settingsTable(): string {
  const printed = spawnSync(process.execPath, [join(root, 'apps/server/src/settings/settings-table.ts')], {
    encoding: 'utf8',
  })
  if (printed.status !== 0) throw new Error(`The table of settings could not be made:\n${printed.stderr}`)
  return printed.stdout
}

const before = readFileSync(document, 'utf8')
if (!BETWEEN_MARKS.test(before)) throw new Error('docs/settings.md lacks the marks around its table')
const after = before.replace(BETWEEN_MARKS, (_, begin: string, end: string) => `${begin}\n${settingsTable()}\n${end}`)

if (process.argv.includes('--check')) {
  if (after !== before)
    console.error('docs/settings.md differs from the definitions of settings: run node tools/settings-doc.ts')
  process.exitCode = after === before ? 0 : 1
} else {
  writeFileSync(document, after)
}
