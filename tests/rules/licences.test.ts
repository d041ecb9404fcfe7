import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkLicences } from '../../tools/check-licences.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'licences-'))
})
afterEach(() => rmSync(tree, { recursive: true }))

function says(packages: Record<string, object>): string[] {
  writeFileSync(join(tree, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }))
  return checkLicences(tree)
}

it('a dependency may have a known licence, one of two or both', () => {
  expect(
    says({
      'node_modules/a': { license: 'MIT' },
      'node_modules/a/node_modules/@b/c': { license: '(GPL-3.0 OR Apache-2.0)' },
      'node_modules/d': { license: '(MIT AND Zlib)' },
      'node_modules/@img/sharp-wasm32': { license: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT' },
      'node_modules/e-win32-x64': { os: ['win32'], optional: true },
      'node_modules/@consoeurs/api': { link: true },
    }),
  ).toEqual([])
})

it.each([
  ['none', {}, 'a says no licence'],
  ['another', { license: 'AGPL-3.0' }, 'a is under AGPL-3.0, which tools/check-licences.ts does not know'],
  ['one of two that both hold', { license: 'MIT AND GPL-3.0' }, 'a is under MIT AND GPL-3.0, which'],
  ['one that another part may have', { license: 'LGPL-3.0' }, 'a is under LGPL-3.0, which'],
])('it may not be under %s', (_case, entry, sentence) => {
  expect(says({ 'node_modules/a': entry })[0]).toContain(sentence)
})
