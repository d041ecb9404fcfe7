import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkRules } from '../../tools/check-rules.ts'
import { brandNamed } from '../../tools/new-brand/names.ts'
import { root } from '../start/process.ts'
import { BrandWorkshop, CODE, NAME } from './new-brand.ts'

const FOLDER = `packages/brand/brands/${CODE}/`
const MINUTES = 60_000

let workshop: BrandWorkshop
beforeAll(async () => {
  workshop = await BrandWorkshop.open()
}, 10 * MINUTES)
afterAll(() => rmSync(workshop.folder, { recursive: true, force: true }))

describe('the name of a brand', () => {
  it.each(['Eglantine', 'p', 'rose_the', 'rose-', 'r2d2', 'a'.repeat(25)])(
    'cannot have a code that is not a word: %s',
    (code) => {
      expect(() => brandNamed(root, code)).toThrow(/kebab-case/)
    },
  )

  it.each(['api', 'admin', 'messages', 'share'])('cannot have a code that is already used: %s', (code) => {
    expect(() => brandNamed(root, code)).toThrow(/a word of the house already \((apps|packages|tools)\//)
  })

  it.each(['<b>', 'L’"été"', 'x', 'L'.repeat(25)])('consists of letters: %s', (name) => {
    expect(() => brandNamed(root, CODE, name)).toThrow(/A name is/)
  })

  it('defaults to its code with a capital', () => {
    expect(brandNamed(root, 'jardin-de-lune')).toEqual({ code: 'jardin-de-lune', name: 'Jardin De Lune' })
  })
})

describe('npm run new -- brand', () => {
  it('refuses an existing brand and an unknown model, and leaves nothing behind', () => {
    for (const words of [[], ['violette'], [CODE, '--like', 'rose'], [CODE, '--color', 'red']]) {
      expect(workshop.makes(...words).status, words.join(' ')).toBe(1)
    }
    expect(workshop.changes()).toEqual([])
    expect(existsSync(join(workshop.folder, FOLDER))).toBe(false)
  })

  it(
    'writes one folder, changes no other file and passes every rule',
    () => {
      expect(workshop.makes(CODE, '--name', NAME)).toMatchObject({ status: 0 })
      const changes = workshop.changes()
      expect(changes.length).toBeGreaterThan(30)
      expect(changes.filter((line) => !line.startsWith(`?? ${FOLDER}`))).toEqual([])

      expect(checkRules(workshop.folder)).toEqual([])
      for (const said of [
        workshop.uses('biome', ['check', '--error-on-warnings', FOLDER]),
        workshop.uses('tsc', ['--noEmit']),
        workshop.runs(process.execPath, ['tools/check-french.ts']),
      ]) {
        expect(said.status, said.output).toBe(0)
      }
    },
    5 * MINUTES,
  )
})
