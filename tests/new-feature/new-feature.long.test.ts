import { rmSync } from 'node:fs'
import { ProjectCopy } from '@consoeurs/testkit/project-copy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const NOUN = 'birthday-wishes'

let copy: ProjectCopy
beforeAll(() => {
  copy = new ProjectCopy()
  expect(copy.runs(process.execPath, ['tools/new.ts', 'feature', NOUN])).toMatchObject({ status: 0 })
})
afterAll(() => rmSync(copy.folder, { recursive: true, force: true }))

describe('npm run new -- feature', () => {
  it('stands in the table of every route', () => {
    const { status, output } = copy.uses('vitest', ['run', '--project', 'house', 'tests/access'])
    expect(status, output).toBe(0)
  })

  it('passes its own test, and those of what is known of her', () => {
    const suites = [`apps/api/src/features/${NOUN}`, 'personal-data/what-knows-her', 'database/src/kept-data']
    const { status, output } = copy.uses('vitest', ['run', '--project', 'unit-server', ...suites])
    expect(status, output).toBe(0)
    expect(output).toContain('3 passed')
  })

  it.each([
    ['biome', ['check', '.']],
    ['knip', ['--no-progress']],
  ])('gives %s nothing to say of it', (tool, args) => {
    const lines = copy.uses(tool, args).output.split('\n')
    expect(lines.filter((line) => line.includes(NOUN))).toEqual([])
  })
})
