import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deadReferences } from '../../tools/check-links.ts'

let tree: string

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'links-'))
  mkdirSync(join(tree, 'docs'))
  mkdirSync(join(tree, 'tools'))
  writeFileSync(join(tree, 'package.json'), '{ "scripts": { "check": "" } }')
  writeFileSync(join(tree, 'README.md'), '# House\n')
  writeFileSync(join(tree, 'tools/start.mjs'), '')
})

afterEach(() => rmSync(tree, { recursive: true }))

describe('a document', () => {
  it('may contain existing paths, placeholders and addresses', () => {
    writeFileSync(
      join(tree, 'docs/house.md'),
      '`tools/start.mjs` `node tools/start.mjs --dev` `apps/api/src/features/<noun>/` [home](../README.md#house) [site](https://a.test) `npm run check`\n',
    )
    expect(deadReferences(tree)).toEqual([])
  })

  it.each([
    ['`tools/gone.mjs`', 'tools/gone.mjs'],
    ['`node tools/gone.ts --all`', 'tools/gone.ts'],
    ['`biome.json`', 'biome.json'],
    ['[there](gone.md)', 'gone.md'],
    ['[there](README.md)', 'README.md'],
    ['run `npm run nothing`', 'npm run nothing'],
  ])('may not say %s', (text, names) => {
    writeFileSync(join(tree, 'docs/house.md'), `# House\n\n${text}\n`)
    expect(deadReferences(tree)).toEqual([{ document: 'docs/house.md', line: 3, names }])
  })
})
