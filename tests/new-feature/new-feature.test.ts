import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ProjectCopy } from '@consoeurs/test-support/project-copy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkImports } from '../../tools/check-imports.ts'
import { checkRules } from '../../tools/check-rules.ts'

const NOUN = 'birthday-wishes'
const MINUTES = 60_000

let copy: ProjectCopy
beforeAll(() => {
  copy = new ProjectCopy()
}, 2 * MINUTES)
afterAll(() => rmSync(copy.folder, { recursive: true, force: true }))

const generates = (...words: string[]) => copy.runs(process.execPath, ['tools/new.ts', ...words])
const named = (text: string) => text.split('\n').filter((line) => line.includes(NOUN))

describe('npm run new -- feature', () => {
  it('refuses a generic name, a name that is no noun, an existing noun, and an unknown group', () => {
    for (const words of [['feature', 'misc'], ['feature', 'BirthdayWishes'], ['feature'], ['page', 'wishes']]) {
      expect(generates(...words).status).toBe(1)
    }
    expect(generates('feature', 'members').status).toBe(1)
    expect(copy.changes()).toEqual([])
  })

  it('writes a feature with policy, contract, table, routes, command and test, and its rows in the access table and registry', {
    timeout: 5 * MINUTES,
  }, async () => {
    expect(generates('feature', NOUN)).toMatchObject({ status: 0 })
    expect(copy.changes().map((line) => line.replace(/\d{4}_/, ''))).toEqual([
      'AM apps/api/src/features/index.ts',
      'AM apps/api/src/features/operations/personal-data/archive-texts.ts',
      'AM apps/api/src/features/operations/personal-data/personal-data-registry.ts',
      'AM docs/security/data.md',
      'AM packages/contract/src/index.ts',
      'AM packages/database/migrations/meta/_journal.json',
      'AM packages/database/src/schema/index.ts',
      'AM tests/access/her-own.ts',
      'AM tests/access/route-table.ts',
      `?? apps/api/src/features/people/${NOUN}/add-birthday-wish.ts`,
      `?? apps/api/src/features/people/${NOUN}/${NOUN}.policy.ts`,
      `?? apps/api/src/features/people/${NOUN}/${NOUN}.queries.ts`,
      `?? apps/api/src/features/people/${NOUN}/${NOUN}.routes.ts`,
      `?? apps/api/src/features/people/${NOUN}/${NOUN}.test.ts`,
      `?? apps/api/src/features/people/${NOUN}/${NOUN}.views.ts`,
      `?? packages/contract/src/people/${NOUN}.ts`,
      `?? packages/database/migrations/${NOUN}.sql`,
      '?? packages/database/migrations/meta/snapshot.json',
      `?? packages/database/src/schema/${NOUN}.ts`,
    ])
    expect(checkRules(copy.folder).filter(({ place }) => place.includes(NOUN))).toEqual([])
    expect(named(copy.uses('tsc', ['--noEmit']).output)).toEqual([])
  })

  it('declares how carefully its table is kept, and what happens to it when an account is deleted', () => {
    const read = (file: string) => readFileSync(join(copy.folder, file), 'utf8')
    const personal = 'apps/api/src/features/operations/personal-data'
    expect(read(`${personal}/personal-data-registry.ts`)).toContain(
      "  ownColumn('birthday_wishes', 'owner_id', 'birthday-wishes'),\n",
    )
    expect(read(`${personal}/archive-texts.ts`)).toContain("  'birthday-wishes': 'Birthday wishes',\n}")
    expect(read('docs/security/data.md')).toMatch(/^\| restricted \| .* `birthday_wishes` \|$/m)
  })

  it('is protected by the import rules: other features can be reached by public.ts only', async () => {
    const reaching = `apps/api/src/features/people/${NOUN}/add-birthday-wish.ts`
    copy.adds(reaching, "import '../members/members.queries.ts'\n")
    const breaches = (await checkImports(copy.folder)).breaches.filter(({ from }) => from.includes(NOUN))
    // That one alone: as it was written it broke nothing.
    expect(breaches.map(({ rule, from }) => [rule, from])).toEqual([['2-features-meet-in-public', reaching]])
  })
})
