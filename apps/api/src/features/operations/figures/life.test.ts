import type { LifeWeek } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeEach, expect, it } from 'vitest'

// A Wednesday; the last week that is over began on Monday 8 June.
const now = new Date('2026-06-17T10:00:00Z')
const HOUR = 3_600_000

let odile: Person
let names = 0
const { test } = await setUpTestApp({ now: () => now })
beforeEach(async () => {
  await test.db.delete(tables.shares)
  await test.db.delete(tables.users)
  odile = await test.personas.member('Odile', { role: 'admin', user: { createdAt: new Date('2020-01-01') } })
  await test.db.update(tables.sessions).set({ lastSeenAt: now, expiresAt: new Date('2030-01-01') })
})

const weeks = async () => (await odile.gets<{ items: LifeWeek[] }>('/api/desk/figures/life')).body.items
const weekOf = async (monday: string) => (await weeks()).find((week) => week.monday === monday)

async function join(count: number, createdAt: string, user: object = {}): Promise<Person[]> {
  const people: Person[] = []
  for (let at = 0; at < count; at += 1) {
    names += 1
    people.push(await test.personas.member(`Zoé ${names}`, { user: { createdAt: new Date(createdAt), ...user } }))
  }
  return people
}
const uuid = () => crypto.randomUUID()
const publish = (author: Person, more: object = {}) =>
  test.db
    .insert(tables.shares)
    .values({ authorId: author.id, clientId: uuid(), slug: uuid(), kind: 'pensee', body: '…', ...more })

/** A conversation whose first message is answered after so many hours, or never. */
async function converse([one, other]: [Person, Person], at: string, hours: number | null, held: string | null = null) {
  const [lowId, highId] = [Math.min(one.id, other.id), Math.max(one.id, other.id)]
  const createdAt = new Date(at)
  const [row] = await test.db
    .insert(tables.conversations)
    .values({ lowId, highId, startedById: one.id, createdAt, held })
    .returning()
  const said = { conversationId: row?.id ?? 0, text: '…' }
  const message = (seq: number, authorId: number, when: Date) => ({
    ...said,
    ...{ seq, changedSeq: seq, authorId, clientId: uuid(), createdAt: when },
  })
  // Her own second message is no answer.
  const sent = [message(1, one.id, createdAt), message(2, one.id, createdAt)]
  if (hours !== null) sent.push(message(3, other.id, new Date(createdAt.getTime() + hours * HOUR)))
  await test.db.insert(tables.messages).values(sent)
}

it('returns the twelve weeks that are over, Mondays in Paris', async () => {
  const mondays = (await weeks()).map(({ monday }) => monday)
  expect([mondays.length, mondays[0], mondays.at(-1)]).toEqual([12, '2026-03-23', '2026-06-08'])
})

it('counts newcomers, and those who wrote within a week', async () => {
  // Sunday evening in London is Monday in Paris.
  const seven = await join(7, '2026-05-31T22:30:00Z')
  await join(1, '2026-06-02T10:00:00Z', { emailVerified: false })
  await join(1, '2026-06-02T10:00:00Z', { approval: 'pending' })
  const at = new Date('2026-06-04T10:00:00Z')
  const late = new Date('2026-06-09T10:00:00Z')
  const [one, two, three, four, five, six] = seven as [Person, Person, Person, Person, Person, Person]
  for (const person of [one, two, three]) await publish(person, { createdAt: at })
  const [share] = await publish(odile).returning()
  const comment = { shareId: share?.id ?? 0, text: '…', clientId: uuid() }
  await test.db.insert(tables.comments).values({ ...comment, authorId: four.id, createdAt: at })
  await converse([five, odile], '2026-06-05T10:00:00Z', null)
  await publish(six, { createdAt: late })
  expect(await weekOf('2026-06-01')).toMatchObject({ newcomers: 7, newcomersWhoWrote: 5 })
  expect(await weekOf('2026-05-25')).toMatchObject({ newcomers: null, newcomersWhoWrote: null })
})

it('counts first messages, and those answered by the other within a day', async () => {
  const people = await join(9, '2026-01-05T10:00:00Z')
  const other = people[8] as Person
  const answers = [1, 2, 3, 23, 23.5, 25, null]
  for (const [at, hours] of answers.entries())
    await converse([people[at] as Person, other], '2026-06-10T10:00:00Z', hours)
  // Held by a filter: it reached nobody.
  await converse([people[7] as Person, other], '2026-06-10T10:00:00Z', null, 'open')
  expect(await weekOf('2026-06-08')).toMatchObject({ firstMessages: 7, answered: 5 })
})

it('counts outings that took place with at least two participants', async () => {
  const outing = { kind: 'sortie', outingAt: new Date('2026-06-13T10:00:00Z') }
  for (const goingCount of [2, 2, 3, 4, 9, 1, 0]) await publish(odile, { ...outing, goingCount })
  await publish(odile, { ...outing, goingCount: 5, deletedAt: now })
  await publish(odile, { ...outing, goingCount: 5, hiddenAt: now })
  await publish(odile, { ...outing, goingCount: 5, outingAt: new Date('2026-06-16T10:00:00Z') })
  expect(await weekOf('2026-06-08')).toMatchObject({ outings: 5 })
})

it('says less than five of every smaller count, none included', async () => {
  await join(4, '2026-06-10T10:00:00Z')
  await publish(odile, { kind: 'sortie', outingAt: new Date('2026-06-13T10:00:00Z'), goingCount: 2 })
  for (const { monday: _monday, ...counts } of await weeks())
    expect(Object.values(counts)).toEqual([null, null, null, null, null])
})

it('is for administrators only', async () => {
  const maud = await test.personas.maud()
  expect((await maud.gets('/api/desk/figures/life')).status).toBe(403)
})
