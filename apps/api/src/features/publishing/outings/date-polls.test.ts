import { catalogue } from '@consoeurs/brand'
import type {
  ErrorEnvelope,
  NotificationView,
  OutingState,
  Page,
  ParticipantView,
  ShareView,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { seedCatalogue } from '@consoeurs/database/seed'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, describe, expect, it } from 'vitest'

const { test, camille, ines, louise } = await setUpTestApp({
  personas: ['camille', 'ines', 'louise'],
  clears: [tables.blocks, tables.shares, tables.notifications],
  listens: true,
})
beforeAll(() => test.app.jobs.start())
beforeAll(() => seedCatalogue(test.db, catalogue))

const DAY = 24 * 3_600_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const [first, second, third] = [inDays(5), inDays(6), inDays(7)] as const

const content = (outing: object = {}) => ({
  ...{ title: 'Marché du soir', body: 'Qui vient ?', visibility: 'members' },
  outing: { dates: [second, first], place: 'Place du marché', ...outing },
})
const proposes = (who: Person, outing: object = {}) =>
  who.posts<ShareView & ErrorEnvelope>('/api/shares', {
    ...{ clientId: crypto.randomUUID(), kind: 'sortie', ...content(outing) },
  })
const proposed = async (who: Person, outing: object = {}) => (await proposes(who, outing)).body
const reads = async (who: Person, { id }: { id: number }) => (await who.gets<ShareView>(`/api/shares/${id}`)).body
const ticks = (who: Person, { id }: { id: number }, dates: string[]) =>
  who.puts<ShareView & ErrorEnvelope>(`/api/shares/${id}/dates`, { dates })
const fixes = (who: Person, { id }: { id: number }, at: string) =>
  who.puts<ShareView & ErrorEnvelope>(`/api/shares/${id}/date`, { at })
const changes = (who: Person, { id, version }: ShareView, outing: object) =>
  who.patches<ShareView & ErrorEnvelope>(`/api/shares/${id}`, { version, ...content(outing) })
const code = ({ body }: { body: ErrorEnvelope }) => body.error?.details.code
const votes = (share: ShareView) => share.datePoll?.dates.map((date) => date.votes)
const told = async (who: Person) => {
  await test.settled()
  const { items } = (await who.gets<Page<NotificationView>>('/api/notifications')).body
  return items.filter(({ section }) => section === 'partages').map(({ title }) => title.replaceAll('\u202F', ' '))
}
const listed = async (who: Person, query: string) =>
  (await who.gets<Page<ShareView>>(`/api/outings?${query}`)).body.items.map(({ id }) => id)
const whoTicked = (who: Person, { id }: { id: number }, at: string) =>
  who.gets<Page<ParticipantView> & ErrorEnvelope>(
    `/api/shares/${id}/participants?list=ticked&at=${encodeURIComponent(at)}`,
  )

describe('a date chosen together', () => {
  it('is proposed as two to six different dates to come', async () => {
    const share = await proposed(camille)
    expect(share.outing).toBeNull()
    expect(share.datePoll).toMatchObject({
      ...{ place: 'Place du marché', canFix: true, canTick: false },
      dates: [first, second].map((at) => ({ at, votes: 0, mine: false })),
    })
    for (const dates of [[], [first], [first, first], [inDays(-1), first], Array(7).fill(first)])
      expect(code(await proposes(camille, { dates }))).toBe('VALIDATION')
    expect(code(await proposes(camille, { at: first }))).toBe('VALIDATION')
  })

  it('is ticked by the members who could come, and the host sees who', async () => {
    const share = await proposed(camille)
    expect((await ticks(ines, share, [first, second])).body.datePoll?.dates).toEqual([
      { at: first, votes: 1, mine: true },
      { at: second, votes: 1, mine: true },
    ])
    expect(votes((await ticks(louise, share, [second])).body)).toEqual([1, 2])
    expect(votes((await ticks(ines, share, [second])).body)).toEqual([0, 2])
    const names = (await whoTicked(camille, share, second)).body.items.map(({ member }) => member.displayName)
    expect(names.sort()).toEqual(['Inès', 'Louise'])
    expect(code(await whoTicked(ines, share, second))).toBe('FORBIDDEN')
    expect(await told(camille)).toEqual(['Louise et une autre membre pourraient venir'])
  })

  it('is not for the host to tick, nor for others to choose', async () => {
    const share = await proposed(camille)
    expect(code(await ticks(camille, share, [first]))).toBe('FORBIDDEN')
    expect(code(await fixes(ines, share, first))).toBe('FORBIDDEN')
    expect(code(await ticks(ines, share, [third]))).toBe('VALIDATION')
    expect(code(await fixes(camille, share, third))).toBe('VALIDATION')
  })

  it('refuses a date that has passed, and a choice that is made', async () => {
    const share = await proposed(camille)
    const past = inDays(-1)
    await test.db.update(tables.shares).set({ outingDates: [past, second] })
    expect(code(await ticks(ines, share, [past]))).toBe('OUTING_DATE_PAST')
    expect(code(await fixes(camille, share, past))).toBe('OUTING_DATE_PAST')
    expect((await fixes(camille, share, second)).body.outing?.at).toBe(second)
    expect((await fixes(camille, share, second)).status).toBe(200)
    expect(code(await ticks(ines, share, [second]))).toBe('OUTING_DATE_FIXED')
    expect(code(await fixes(camille, share, third))).toBe('OUTING_DATE_FIXED')
  })
})

describe('the choice', () => {
  it('asks those who ticked the date to take a seat, and tells the others', async () => {
    const share = await proposed(camille)
    await ticks(ines, share, [first])
    await ticks(louise, share, [second])
    await fixes(camille, share, first)
    expect((await told(ines))[0]).toMatch(/^On y va le \S+ \d+\S* \S+ : « Marché du soir »$/)
    expect(await told(louise)).toEqual(['La date est choisie : « Marché du soir »'])
    expect((await ines.puts<OutingState>(`/api/shares/${share.id}/going`, { going: true })).body.mine).toBe(true)
    expect(await test.db.$count(tables.outingDateVotes)).toBe(1)
  })

  it('moves the outing from « Date à choisir » to the agenda', async () => {
    const share = await proposed(camille)
    expect(await listed(ines, 'when=undated')).toEqual([share.id])
    expect(await listed(ines, 'when=undated&scope=mine')).toEqual([])
    await ticks(ines, share, [first])
    expect(await listed(ines, 'when=undated&scope=mine')).toEqual([share.id])
    expect(await listed(ines, 'when=all')).toEqual([])
    await fixes(camille, share, first)
    expect(await listed(ines, 'when=undated')).toEqual([])
    expect(await listed(ines, 'when=all')).toEqual([share.id])
  })

  it('is made on its page alone: an edit changes the dates, and never reopens them', async () => {
    const share = await proposed(camille)
    await ticks(ines, share, [first])
    expect(code(await changes(camille, share, { dates: [], at: first }))).toBe('VALIDATION')
    const changed = (await changes(camille, share, { dates: [first, third] })).body
    expect(changed.datePoll?.dates).toEqual([
      { at: first, votes: 1, mine: false },
      { at: third, votes: 0, mine: false },
    ])
    expect(await told(ines)).toEqual(['D’autres dates : « Marché du soir »'])
    const fixed = (await fixes(camille, share, first)).body
    expect(code(await changes(camille, fixed, { dates: [first, third] }))).toBe('VALIDATION')
  })

  it('may never come: those who ticked are told of the end', async () => {
    const share = await proposed(camille)
    await ticks(ines, share, [first])
    await camille.deletes(`/api/shares/${share.id}`)
    expect(await told(ines)).toEqual(['Annulation : « Marché du soir »'])
  })
})

it('forgets the ticks of two members with a block between them', async () => {
  const share = await proposed(camille)
  await ticks(ines, share, [first])
  await camille.posts('/api/blocks', { username: ines.username })
  await test.settled()
  expect(votes(await reads(louise, share))).toEqual([0, 0])
})
