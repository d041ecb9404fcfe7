import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkConformance } from '../../tools/check-conformance.ts'
import type { Break } from '../../tools/conformance/break.ts'

const ROW = '| « Members log in » | `apps/sign-in.ts` | `apps/sign-in.test.ts` | proven |'
const way: Break = { file: 'apps/sign-in.ts', from: 'true', to: 'false', test: 'apps/sign-in.test.ts' }

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'conformance-'))
  for (const folder of ['docs', 'apps']) mkdirSync(join(tree, folder))
  writeFileSync(join(tree, 'apps/sign-in.ts'), 'export const open = true\n')
  writeFileSync(join(tree, 'apps/sign-in.test.ts'), '')
})
afterEach(() => rmSync(tree, { recursive: true }))

function says(rows: string[], ways: Record<string, Break> = { '« Members log in »': way }): string[] {
  const head = [
    '## §1 What the product does',
    '',
    '| the specification asks | file | test | state |',
    '|---|---|---|---|',
  ]
  writeFileSync(join(tree, 'docs/conformance.md'), [...head, ...rows, ''].join('\n'))
  return checkConformance(tree, { '§1': ways })
}

describe('a row of the conformance', () => {
  it('may be proven, with a file, a test and a way to break it; or open', () => {
    expect(says([ROW, '| « native push » | | | open |'])).toEqual([])
  })

  it.each([
    ['a file that is not there', ROW.replace('sign-in.ts`', 'gone.ts`'), /proven by apps\/gone\.ts, which does not/],
    ['a test that is not there', ROW.replace('sign-in.test', 'gone.test'), /proven by apps\/gone\.test\.ts, which/],
    ['no test', ROW.replace('`apps/sign-in.test.ts`', ''), /names no test/],
    ['no file', ROW.replace('`apps/sign-in.ts`', ''), /names no file/],
    ['no known way to break it', ROW.replace('log in', 'log out'), /knows no way to break it: « Members log out/],
    ['another state', ROW.replace('proven', 'done'), /neither proven nor open/],
    ['a column too few', ROW.replace(' | proven', ''), /neither proven nor open/],
  ])('may not be proven by %s', (_case, row, sentence) => {
    expect(says([row])[0]).toMatch(sentence)
  })

  it('may not be there twice', () => {
    expect(says([ROW, ROW])).toEqual(['two rows ask the same: §1 « Members log in »'])
  })

  it.each<[string, Partial<Break>, RegExp]>([
    [
      'a file of which the row says nothing',
      { file: 'apps/other.ts' },
      /in apps\/other\.ts, which the row does not name/,
    ],
    [
      'a test of which the row says nothing',
      { test: 'apps/other.test.ts' },
      /for apps\/other\.test\.ts, which the row/,
    ],
    ['a text that is no longer there', { from: 'closed' }, /stands 0 times/],
    ['a text that is there twice', { from: 'e' }, /stands \d times/],
    ['a change that changes nothing', { to: 'true' }, /by changing nothing/],
  ])('may not be broken by %s', (_case, part, sentence) => {
    expect(says([ROW], { '« Members log in »': { ...way, ...part } })[0]).toMatch(sentence)
  })

  it('is what every break is of', () => {
    expect(says([ROW], { '« Members log in »': way, '« Members log out »': way })).toEqual([
      'tools/conformance/breaks/ breaks what no proven row asks: §1 « Members log out »',
    ])
  })
})
