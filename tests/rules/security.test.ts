import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkSecurity, withSums } from '../../tools/check-security.ts'
import { requirements } from '../../tools/security/requirements.ts'
import { securityRows } from '../../tools/security/rows.ts'

const MET = '| 1.1.1 | 2 | Decode once | `apps/decode.ts` | `apps/decode.test.ts` | met |'
const OPEN = '| 1.2.1 | 1 | Escape | nothing escapes yet | | open |'
const NONE = '| 1.2.2 | 2 | LDAP | there is no LDAP | | does not apply |'
const KNOWN = '| 1.2.3 | 2 | Two factors | a member may have one. Decides: the owner. | | accepted |'
const asked = new Map([
  ['1.1.1', 2],
  ['1.2.1', 1],
  ['1.2.2', 2],
  ['1.2.3', 2],
])

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'security-'))
  for (const folder of ['docs', 'docs/security', 'apps']) mkdirSync(join(tree, folder))
  for (const file of ['apps/decode.ts', 'apps/decode.test.ts']) writeFileSync(join(tree, file), '')
})
afterEach(() => rmSync(tree, { recursive: true }))

function says(rows: string[], { sums = true } = {}): string[] {
  const head = ['# V1', '', '| number | level | it asks | where | test | state |', '|---|---|---|---|---|---|']
  writeFileSync(join(tree, 'docs/security/v1.md'), [...head, ...rows, ''].join('\n'))
  const empty = '# Security\n\n<!-- sums:begin -->\n<!-- sums:end -->\n'
  writeFileSync(join(tree, 'docs/security.md'), sums ? withSums(empty, securityRows(tree)) : empty)
  return checkSecurity(tree, asked)
}

it('there are 253 requirements, 70 of them of level 1', () => {
  const levels = [...requirements.values()]
  expect([levels.length, levels.filter((level) => level === 1).length]).toEqual([253, 70])
})

describe('a row of the security documents', () => {
  it('may be met with a file and a test, accepted by an owner, open with what is missing, or not apply with a reason', () => {
    expect(says([MET, OPEN, NONE, KNOWN])).toEqual([])
  })

  it.each([
    ['a file that is not there', MET.replace('decode.ts`', 'gone.ts`'), /names apps\/gone\.ts, which does not exist/],
    ['a test that is not there', MET.replace('decode.test', 'gone.test'), /names apps\/gone\.test\.ts, which does not/],
    ['no file', MET.replace('`apps/decode.ts`', 'somewhere'), /names no file/],
    ['no test', MET.replace('`apps/decode.test.ts`', ''), /names no test/],
    ['a file in the place of a test', MET.replace('decode.test.ts', 'decode.ts'), /names no test/],
    ['another level', MET.replace('| 2 |', '| 1 |'), /is of level 2/],
    ['another state', MET.replace('| met |', '| done |'), /neither met, nor accepted/],
    ['a column too few', MET.replace(' | met', ''), /neither met, nor accepted/],
  ])('may not be met by %s', (_case, row, sentence) => {
    expect(says([row, OPEN, NONE, KNOWN])[0]).toMatch(sentence)
  })

  it('needs an explanation if it is open or does not apply', () => {
    expect(says([MET, OPEN.replace('nothing escapes yet', ''), NONE, KNOWN])[0]).toMatch(/nothing of what is missing/)
    expect(says([MET, OPEN, NONE.replace('there is no LDAP', ''), KNOWN])[0]).toMatch(/says no reason/)
  })

  it('needs an owner if it is accepted', () => {
    const rows = (known: string) => [MET, OPEN, NONE, known]
    expect(says(rows(KNOWN.replace(' Decides: the owner.', '')))[0]).toMatch(/does not end by « Decides: »/)
    expect(says(rows(KNOWN.replace('the owner', 'nobody')))[0]).toMatch(
      /one of the owner, the operator, the developers/,
    )
  })

  it('exists once for each requirement, and for nothing else', () => {
    expect(says([MET, OPEN, KNOWN])).toEqual(['1.2.2 has no row'])
    expect(says([MET, MET, OPEN, NONE, KNOWN])).toEqual(['1.1.1 has more than one row'])
    expect(says([MET, OPEN, NONE, KNOWN, NONE.replace('1.2.2', '1.9.9')])).toEqual([
      '1.9.9 is no requirement of levels 1 and 2',
    ])
  })

  it('is in its chapter', () => {
    says([OPEN, NONE, KNOWN])
    const elsewhere = ['| number |', '|---|', MET, ''].join('\n')
    writeFileSync(join(tree, 'docs/security/v2.md'), elsewhere)
    expect(checkSecurity(tree, asked).join()).toMatch(/v2\.md:3 1\.1\.1 stands in another chapter/)
  })
})

it('the sums match the rows', () => {
  expect(says([MET, OPEN, NONE, KNOWN], { sums: false })).toEqual([
    'docs/security.md says other sums than its rows: node tools/check-security.ts --write',
  ])
  says([MET, OPEN, NONE, KNOWN])
  expect(withSums('<!-- sums:begin -->\n<!-- sums:end -->', securityRows(tree))).toContain(
    '| all of them | 4 | 1 | 1 | 1 | 1 |',
  )
})
