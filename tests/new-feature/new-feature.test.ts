import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ProjectCopy } from '@consoeurs/testkit/project-copy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkImports } from '../../tools/check-imports.ts'
import { checkLaws } from '../../tools/check-laws.ts'

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
  it('refuses a drawer, a name that is no noun, a noun that exists, and what is no feature', () => {
    for (const words of [['feature', 'misc'], ['feature', 'BirthdayWishes'], ['feature'], ['page', 'wishes']]) {
      expect(generates(...words).status).toBe(1)
    }
    expect(generates('feature', 'members').status).toBe(1)
    expect(copy.changes()).toEqual([])
  })

  it('writes a fenced feature: policy, contract, table, routes, command and test, and its rows of access and of what knows her', {
    timeout: 5 * MINUTES,
  }, async () => {
    expect(generates('feature', NOUN)).toMatchObject({ status: 0 })
    expect(copy.changes().map((line) => line.replace(/\d{4}_/, ''))).toEqual([
      'AM apps/api/src/features/index.ts',
      'AM apps/api/src/features/personal-data/archive-words.ts',
      'AM apps/api/src/features/personal-data/what-knows-her.ts',
      'AM docs/security/data.md',
      'AM packages/contract/src/index.ts',
      'AM packages/database/migrations/meta/_journal.json',
      'AM packages/database/src/schema/index.ts',
      'AM tests/access/her-own.ts',
      'AM tests/access/route-table.ts',
      `?? apps/api/src/features/${NOUN}/add-birthday-wish.ts`,
      `?? apps/api/src/features/${NOUN}/${NOUN}.policy.ts`,
      `?? apps/api/src/features/${NOUN}/${NOUN}.queries.ts`,
      `?? apps/api/src/features/${NOUN}/${NOUN}.routes.ts`,
      `?? apps/api/src/features/${NOUN}/${NOUN}.test.ts`,
      `?? apps/api/src/features/${NOUN}/${NOUN}.views.ts`,
      `?? packages/contract/src/${NOUN}.ts`,
      `?? packages/database/migrations/${NOUN}.sql`,
      '?? packages/database/migrations/meta/snapshot.json',
      `?? packages/database/src/schema/${NOUN}.ts`,
    ])
    expect(checkLaws(copy.folder).filter(({ place }) => place.includes(NOUN))).toEqual([])
    expect(named(copy.uses('tsc', ['--noEmit']).output)).toEqual([])
  })

  it('says how carefully its table is kept, and what becomes of it when she leaves', () => {
    const read = (file: string) => readFileSync(join(copy.folder, file), 'utf8')
    const personal = 'apps/api/src/features/personal-data'
    expect(read(`${personal}/what-knows-her.ts`)).toContain(
      "  hers('birthday_wishes', 'owner_id', 'birthday-wishes'),\n",
    )
    expect(read(`${personal}/archive-words.ts`)).toContain("  'birthday-wishes': 'Birthday wishes',\n}")
    expect(read('docs/security/data.md')).toMatch(/^\| hers \| .* `birthday_wishes` \|$/m)
  })

  it('is fenced from its first day: nothing of another feature may be reached but its public.ts', async () => {
    const reaching = `apps/api/src/features/${NOUN}/add-birthday-wish.ts`
    copy.adds(reaching, "import '../members/members.queries.ts'\n")
    const breaches = (await checkImports(copy.folder)).breaches.filter(({ from }) => from.includes(NOUN))
    // That one alone: as it was written it broke nothing.
    expect(breaches.map(({ law, from }) => [law, from])).toEqual([['2-features-meet-in-public', reaching]])
  })
})
