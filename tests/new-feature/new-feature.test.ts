import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkImports } from '../../tools/check-imports.ts'
import { checkLaws } from '../../tools/check-laws.ts'

const root = join(import.meta.dirname, '../..')
const NOUN = 'birthday-wishes'
const COPIED = ['apps/api', 'packages', 'tools', 'tests/setup', 'biome.json', 'package.json', 'tsconfig.json']
/** What `vitest.config.ts` imports. */
const CONFIGURING = ['vitest.config.ts', 'apps/web/build-plugins/icon-sprite.ts', 'apps/web/app/ui/icons.ts']
const NOT_COPIED = /\/(node_modules|build|public)(\/|$)/

/** A copy of the project whose packages are its own and whose libraries are ours. */
let copy: string

function runs(program: string, args: string[], cwd = copy) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })
  return { status, output: stdout + stderr }
}

const bin = (name: string) => join(root, 'node_modules/.bin', name)
const generates = (...words: string[]) => runs(process.execPath, ['tools/new-feature/new.ts', ...words])

function linkLibraries(): void {
  const own = join(copy, 'node_modules/@consoeurs')
  mkdirSync(own, { recursive: true })
  for (const library of readdirSync(join(root, 'node_modules'))) {
    if (library !== '@consoeurs') symlinkSync(join(root, 'node_modules', library), join(copy, 'node_modules', library))
  }
  symlinkSync(join(copy, 'apps/api'), join(own, 'api'))
  for (const room of ['apps/api', ...readdirSync(join(copy, 'packages')).map((name) => `packages/${name}`)]) {
    const nested = join(root, room, 'node_modules')
    if (existsSync(nested)) symlinkSync(nested, join(copy, room, 'node_modules'))
  }
  for (const room of readdirSync(join(copy, 'packages'))) symlinkSync(join(copy, 'packages', room), join(own, room))
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-feature-'))
  for (const path of [...COPIED, ...CONFIGURING, '.dependency-cruiser.mjs', '.gitignore']) {
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (source) => !NOT_COPIED.test(source.slice(root.length)),
    })
  }
  linkLibraries()
  runs('git', ['init', '--quiet'])
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('npm run new', () => {
  it('refuses a drawer, a name that is no noun, and what is no feature', () => {
    for (const words of [['feature', 'misc'], ['feature', 'BirthdayWishes'], ['feature'], ['page', 'wishes']]) {
      expect(generates(...words).status).toBe(1)
    }
  })

  it('writes a feature that keeps the laws, has types and passes its own test', async () => {
    expect(generates('feature', NOUN)).toMatchObject({ status: 0 })
    const named = (text: string) => text.split('\n').filter((line) => line.includes(NOUN))

    expect(checkLaws(copy).filter(({ place }) => place.includes(NOUN))).toEqual([])
    expect((await checkImports(copy)).breaches.filter(({ from }) => from.includes(NOUN))).toEqual([])
    expect(named(runs(bin('biome'), ['check', '.']).output)).toEqual([])
    expect(named(runs(bin('tsc'), ['--noEmit']).output)).toEqual([])

    expect(runs(bin('drizzle-kit'), ['generate'], join(copy, 'packages/database'))).toMatchObject({ status: 0 })
    const tested = runs(bin('vitest'), ['run', '--project', 'unit', `apps/api/src/features/${NOUN}`])
    expect(tested.output).toContain('2 passed')
    expect(tested.status).toBe(0)
  })

  it('refuses a noun that exists', () => {
    expect(generates('feature', 'members')).toMatchObject({ status: 1 })
  })
})
