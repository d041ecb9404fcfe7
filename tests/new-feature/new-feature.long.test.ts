import { rmSync } from 'node:fs'
import { ProjectCopy } from '@consoeurs/test-support/project-copy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const NOUN = 'birthday-wishes'

let copy: ProjectCopy
beforeAll(() => {
  copy = new ProjectCopy()
  expect(copy.runs(process.execPath, ['tools/new.ts', 'feature', NOUN])).toMatchObject({ status: 0 })
})
afterAll(() => rmSync(copy.folder, { recursive: true, force: true }))

describe('npm run new -- feature', () => {
  it('is in the table of all routes', () => {
    const { status, output } = copy.uses('vitest', ['run', '--project', 'integration', 'tests/access'])
    expect(status, output).toBe(0)
  })

  it('passes its own test, and those of the personal-data registry', () => {
    const suites = [
      `apps/api/src/features/people/${NOUN}`,
      'personal-data/personal-data-registry',
      'database/src/kept-data',
    ]
    const { status, output } = copy.uses('vitest', ['run', '--project', 'unit-server', ...suites])
    expect(status, output).toBe(0)
    expect(output).toContain('3 passed')
  })

  it.each([
    ['biome', ['check', '.']],
    ['knip', ['--no-progress']],
  ])('causes no finding of %s', (tool, args) => {
    const lines = copy.uses(tool, args).output.split('\n')
    expect(lines.filter((line) => line.includes(NOUN))).toEqual([])
  })
})
