import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@consoeurs/contract'
import { buildTestApp, type TestApp } from '@consoeurs/test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { tableCells } from '../../tools/conformance/rows.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const page = read('docs/security/rules.md')
const rows = page
  .split('\n')
  .map(tableCells)
  .filter((cells) => /^`.*`$/.test(cells[2] ?? ''))
const named = rows.map(([, , where = '']) => where.replaceAll('`', ''))

describe('the document of validation rules', () => {
  it('lists every file that refuses values', () => {
    const files = globSync('apps/api/src/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'))
    const refusing = files.filter((path) => read(path).includes("new AppError('VALIDATION'"))
    expect(refusing.length).toBeGreaterThan(20)
    expect(refusing.filter((path) => !named.includes(path))).toEqual([])
  })

  it('lists every file of the contract with a rule over several values', () => {
    const between = globSync('packages/contract/src/**/*.ts', { cwd: root }).filter((path) =>
      /^ *\}?\)?\.refine\((\(\{|\((message|what)\)|hasWords)/m.test(read(path)),
    )
    expect(between.length).toBeGreaterThan(6)
    expect(between.filter((path) => !named.includes(path))).toEqual([])
  })

  it('quotes their messages', () => {
    const wrong = rows.flatMap(([, , where = '', says = '']) =>
      [...says.matchAll(/«\u202f(.*?)\u202f»/g)]
        .map(([, sentence = '']) => sentence)
        .filter((sentence) => !read(where.replaceAll('`', '')).includes(sentence)),
    )
    expect(rows.length).toBeGreaterThan(25)
    expect(wrong).toEqual([])
  })
})

const clientId = '0198c0de-0000-7000-8000-000000000001'
const share = { clientId, kind: 'pensee', title: '', body: 'Bonjour' }

describe('a rule of the contract', () => {
  it.each<[rule: string, schema: z.ZodType, holds: object, breaks: object]>([
    ['a share says something', contract.PublishShare, share, { ...share, body: ' ' }],
    [
      'a share of a community names it',
      contract.PublishShare,
      { ...share, visibility: 'community', communityId: 1 },
      { ...share, visibility: 'community' },
    ],
    ['a share for all members names none', contract.PublishShare, share, { ...share, communityId: 1 }],
    ['a message says something', contract.SendMessage, { clientId, to: 'ines', text: 'a' }, { clientId, to: 'ines' }],
    ['so does one in a room', contract.SendRoomMessage, { clientId, text: 'a' }, { clientId, text: ' ' }],
    ['ages go up', contract.ProfileChange, { seeksAges: { min: 30, max: 30 } }, { seeksAges: { min: 31, max: 30 } }],
    ['not all lines are made unread', contract.MarkNotifications, { all: true }, { all: true, read: false }],
    [
      'held words that are released have no statement',
      contract.DecideHeld,
      { clientId, state: 'released' },
      { clientId, state: 'released', statement: 'Parce que la charte le dit ainsi.' },
    ],
    [
      'held words that are refused have one',
      contract.DecideHeld,
      { clientId, state: 'refused', statement: 'Parce que la charte le dit ainsi.' },
      { clientId, state: 'refused' },
    ],
    [
      'a certification that is refused has a reason',
      contract.DecideCertification,
      { clientId, state: 'certified' },
      { clientId, state: 'refused' },
    ],
    [
      'a first photo that is refused has a reason',
      contract.DecideFirstPhoto,
      { clientId, state: 'approved', file: 'a' },
      { clientId, state: 'refused', file: 'a' },
    ],
    [
      'a sign-up that is refused has a reason',
      contract.DecideSignUp,
      { clientId, state: 'approved' },
      { clientId, state: 'refused' },
    ],
  ])('%s', (_rule, schema, holds, breaks) => {
    expect(schema.safeParse(holds).error).toBeUndefined()
    expect(schema.safeParse(breaks).success).toBe(false)
  })
})

describe('a place', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp()
  })
  afterAll(() => test.close())

  it('has a postal code of its commune, whatever was sent', async () => {
    const member = await test.personas.member('Mila')
    const choose = async (zip: string) => {
      const answer = await member.puts('/api/members/me/place', { kind: 'commune', code: '69266', zip })
      return answer.body
    }
    expect(await choose('75001')).toMatchObject({ place: { country: 'France', city: 'Villeurbanne', zip: '69100' } })
    expect(await choose('69100')).toMatchObject({ place: { zip: '69100' } })
  })
})
