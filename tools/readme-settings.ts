/** Writes the table of settings into README.md; with `--check` it only says whether the table is the current one. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const readme = join(root, 'README.md')
const BETWEEN_MARKS = /(<!-- settings:begin[^\n]*-->\n)[\s\S]*(<!-- settings:end -->)/

function settingsTable(): string {
  const printed = spawnSync(process.execPath, [join(root, 'apps/server/src/settings-table.ts')], { encoding: 'utf8' })
  if (printed.status !== 0) throw new Error(`The table of settings could not be made:\n${printed.stderr}`)
  return printed.stdout
}

const before = readFileSync(readme, 'utf8')
if (!BETWEEN_MARKS.test(before)) throw new Error('README.md has lost the marks between which its settings stand')
const after = before.replace(BETWEEN_MARKS, (_, begin: string, end: string) => `${begin}\n${settingsTable()}\n${end}`)

if (process.argv.includes('--check')) {
  if (after !== before)
    console.error('README.md shows other settings than the server has: node tools/readme-settings.ts')
  process.exitCode = after === before ? 0 : 1
} else {
  writeFileSync(readme, after)
}
