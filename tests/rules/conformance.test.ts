import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkConformance } from '../../tools/check-conformance.ts'

const ROW = '| « Members log in » | `apps/sign-in.ts` | `apps/sign-in.test.ts` | proven |'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  for (const name of ['docs', 'apps']) mkdirSync(join(folder, name))
  for (const name of ['sign-in.ts', 'sign-in.test.ts']) writeFileSync(join(folder, 'apps', name), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

function problemsOf(...rows: string[]): string[] {
  const head = [
    '## §1 What the product does',
    '',
    '| the specification asks | file | test | state |',
    '|---|---|---|---|',
  ]
  writeFileSync(join(folder, 'docs/conformance.md'), [...head, ...rows, ''].join('\n'))
  return checkConformance(folder)
}

describe('the conformance table', () => {
  it('accepts a proven row with a file and a test, and an open row without any', () => {
    expect(problemsOf(ROW, '| « native push » | | | open |')).toEqual([])
  })

  it.each([
    ['a missing file', ROW.replace('sign-in.ts`', 'gone.ts`'), 'apps/gone.ts does not exist'],
    ['a missing test', ROW.replace('sign-in.test', 'gone.test'), 'apps/gone.test.ts does not exist'],
    [
      'an open row with a missing test',
      ROW.replace('sign-in.test', 'gone.test').replace('proven', 'open'),
      'apps/gone.test.ts does not exist',
    ],
    ['a proven row without a test', ROW.replace('`apps/sign-in.test.ts`', ''), 'a proven row names no test'],
    ['a proven row without a file', ROW.replace('`apps/sign-in.ts`', ''), 'a proven row names no source file'],
    ['an unknown state', ROW.replace('proven', 'done'), 'the state is neither proven nor open'],
    ['a row with a column too few', ROW.replace(' | proven', ''), 'the state is neither proven nor open'],
  ])('refuses %s', (_case, row, problem) => {
    expect(problemsOf(row)).toEqual([`docs/conformance.md:5 ${problem}: « Members log in »`])
  })

  it('refuses a duplicate row', () => {
    expect(problemsOf(ROW, ROW)).toEqual(['docs/conformance.md has two rows for: §1 « Members log in »'])
  })
})
