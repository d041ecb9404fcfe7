import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLaws } from '../../tools/check-laws.ts'
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
    'has no code that is no word: %s',
    (code) => {
      expect(() => brandNamed(root, code)).toThrow(/kebab-case/)
    },
  )

  it.each(['api', 'admin', 'messages', 'share'])('has no code that means something already: %s', (code) => {
    expect(() => brandNamed(root, code)).toThrow(/a word of the house already \((apps|packages|tools)\//)
  })

  it.each(['<b>', 'L’"été"', 'x', 'L'.repeat(25)])('is letters: %s', (name) => {
    expect(() => brandNamed(root, CODE, name)).toThrow(/A name is/)
  })

  it('is its code with a capital where none is given', () => {
    expect(brandNamed(root, 'jardin-de-lune')).toEqual({ code: 'jardin-de-lune', name: 'Jardin De Lune' })
  })
})

describe('npm run new -- brand', () => {
  it('refuses a brand that exists and a model that does not, and leaves nothing behind', () => {
    for (const words of [[], ['violette'], [CODE, '--like', 'rose'], [CODE, '--color', 'red']]) {
      expect(workshop.makes(...words).status, words.join(' ')).toBe(1)
    }
    expect(workshop.changes()).toEqual([])
    expect(existsSync(join(workshop.folder, FOLDER))).toBe(false)
  })

  it(
    'writes one folder, touches no other file and keeps every law',
    () => {
      expect(workshop.makes(CODE, '--name', NAME)).toMatchObject({ status: 0 })
      const changes = workshop.changes()
      expect(changes.length).toBeGreaterThan(30)
      expect(changes.filter((line) => !line.startsWith(`?? ${FOLDER}`))).toEqual([])

      expect(checkLaws(workshop.folder)).toEqual([])
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
