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
import { mailTo, type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, describe, expect, it } from 'vitest'
import { remindParticipants } from './remind-participants.ts'

const { test, camille, ines, louise } = await setUpTestApp({
  personas: ['camille', 'ines', 'louise'],
  clears: [tables.blocks, tables.mutes, tables.shares, tables.notifications],
  listens: true,
})
beforeAll(() => test.app.jobs.start())
const [zoe, nora] = [await test.personas.member('Zoé'), await test.personas.member('Nora')]

const DAY = 24 * 3_600_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

const atMost = (going: number) => ({ seats: going })
const content = (outing: object = {}) => ({
  ...{ title: 'Balade au canal', body: 'Venez.', visibility: 'members' },
  outing: { at: inDays(5), place: 'Devant la mairie', ...outing },
})
const publishes = async (who: Person, outing: object = {}, more: object = {}) => {
  const share = { clientId: crypto.randomUUID(), kind: 'sortie', ...content(outing), ...more }
  return (await who.posts<ShareView>('/api/shares', share)).body
}
const reads = async (who: Person, { id }: { id: number }) => (await who.gets<ShareView>(`/api/shares/${id}`)).body
const answers = (who: Person, { id }: { id: number }, answer: object) =>
  who.puts<OutingState & ErrorEnvelope>(`/api/shares/${id}/going`, answer)
const goes = (who: Person, share: { id: number }, more: object = {}) => answers(who, share, { going: true, ...more })
const leaves = (who: Person, share: { id: number }) => answers(who, share, { going: false })
const changes = (who: Person, { id, version }: ShareView, outing: object) =>
  who.patches<ShareView>(`/api/shares/${id}`, { version, ...content(outing) })
const code = ({ body }: { body: ErrorEnvelope }) => body.error?.details.code

const told = async (who: Person) => {
  await test.settled()
  const { items } = (await who.gets<Page<NotificationView>>('/api/notifications')).body
  return items.filter(({ section }) => section === 'partages').map(({ title }) => title.replaceAll('\u202F', ' '))
}
const participants = async (who: Person, { id }: { id: number }, list = 'going') =>
  (await who.gets<Page<ParticipantView> & ErrorEnvelope>(`/api/shares/${id}/participants?list=${list}`)).body
const names = async (who: Person, share: { id: number }, list = 'going') =>
  (await participants(who, share, list)).items.map(({ member }) => member.displayName)

describe('a limited number of participants', () => {
  it('is never exceeded, even if members answer at the same time', async () => {
    const share = await publishes(camille, atMost(2))
    const given = await Promise.all([ines, louise, zoe, nora].map((who) => goes(who, share)))
    expect(given.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
    expect((await reads(camille, share)).outing).toMatchObject({ going: 2 })
    expect((await participants(camille, share)).items).toHaveLength(2)
  })

  it('makes the others wait in order, and the first who waits moves up and is told', async () => {
    const share = await publishes(camille, atMost(1))
    await goes(ines, share)
    expect(code(await goes(louise, share))).toBe('OUTING_FULL')
    expect((await goes(louise, share, { waits: true, firstTime: true })).body).toMatchObject({
      mine: false,
      waiting: 1,
    })
    expect((await goes(zoe, share, { waits: true })).body).toMatchObject({ mine: false, waiting: 2 })
    expect((await leaves(ines, share)).body).toMatchObject({ going: 1, mine: false, waiting: null })
    expect((await reads(louise, share)).outing).toMatchObject({ mine: true, answer: { firstTime: true } })
    expect((await reads(zoe, share)).outing).toMatchObject({ mine: false, waiting: 1 })
    expect(await told(louise)).toEqual(['Une place pour toi : « Balade au canal »'])
    expect(await told(zoe)).toEqual([])
  })

  it('lets as many move up as leave together', async () => {
    const share = await publishes(camille, atMost(2))
    await goes(ines, share)
    await goes(louise, share)
    await goes(zoe, share, { waits: true })
    await goes(nora, share, { waits: true })
    await Promise.all([leaves(ines, share), leaves(louise, share)])
    expect((await names(camille, share)).sort()).toEqual(['Nora', 'Zoé'])
    expect((await reads(camille, share)).outing?.going).toBe(2)
  })

  it('lets those who wait move up if the host raises it', async () => {
    const share = await publishes(camille, atMost(1))
    await goes(ines, share)
    await goes(louise, share, { waits: true })
    await changes(camille, share, atMost(3))
    await test.settled()
    expect(await names(camille, share)).toEqual(['Inès', 'Louise'])
  })

  it('passes over a member who is away', async () => {
    const share = await publishes(camille, atMost(1))
    await goes(ines, share)
    await goes(louise, share, { waits: true })
    await goes(zoe, share, { waits: true })
    await test.personas.changes(louise, { pause: 1 })
    await leaves(ines, share)
    expect(await names(camille, share)).toEqual(['Zoé'])
    await test.personas.changes(louise, { pause: 0 })
  })

  it('takes no answer once it has begun', async () => {
    const share = await publishes(camille)
    await test.db.update(tables.shares).set({ outingAt: new Date(Date.now() - 1000) })
    expect(code(await goes(ines, share))).toBe('OUTING_PAST')
  })
})

describe('the participants', () => {
  it('are seen by the host and by each other, but for those who chose the host alone', async () => {
    const share = await publishes(camille)
    await goes(ines, share)
    await goes(louise, share, { hostOnly: true })
    expect(await names(camille, share)).toEqual(['Inès', 'Louise'])
    expect(await names(ines, share)).toEqual(['Inès'])
    expect(await names(louise, share)).toEqual(['Inès', 'Louise'])
    expect(code({ body: await participants(zoe, share) })).toBe('FORBIDDEN')
    expect(code({ body: await participants(ines, share, 'waiting') })).toBe('FORBIDDEN')
  })

  it('do not see across a block, and a member blocked by the host loses her seat without a word', async () => {
    const share = await publishes(camille, atMost(2))
    await goes(ines, share)
    await goes(louise, share)
    await goes(zoe, share, { waits: true })
    await test.personas.blocks(ines, louise)
    expect(await names(ines, share)).toEqual(['Inès'])
    expect(await names(louise, share)).toEqual(['Louise'])
    await camille.posts('/api/blocks', { username: 'louise' })
    await test.settled()
    expect(await names(camille, share)).toEqual(['Inès', 'Zoé'])
    expect(await told(louise)).toEqual([])
    await test.personas.blocks(ines, camille)
    expect(await told(ines)).toEqual([])
    await test.db.delete(tables.blocks)
  })

  it('learn who welcomes if they come for the first time, and the host learns both', async () => {
    const share = await publishes(camille)
    await goes(ines, share, { welcomes: true })
    await goes(louise, share, { firstTime: true })
    await goes(zoe, share)
    const marks = async (who: Person) =>
      (await participants(who, share)).items.map(({ firstTime, welcomes }) => [firstTime, welcomes])
    expect(await marks(camille)).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ])
    expect(await marks(ines)).toEqual([
      [false, true],
      [true, null],
      [false, null],
    ])
    expect(await marks(louise)).toEqual([
      [null, true],
      [true, false],
      [null, false],
    ])
    expect(await marks(zoe)).toEqual([
      [null, null],
      [null, null],
      [false, false],
    ])
  })
})

describe('those who come', () => {
  it('are told of another date, another place, and of nothing else', async () => {
    const share = await publishes(camille)
    await goes(ines, share)
    const moved = (await changes(camille, share, { at: inDays(6) })).body
    expect(await told(ines)).toEqual(['Nouvelle date : « Balade au canal »'])
    const elsewhere = (await changes(camille, moved, { at: moved.outing?.at, place: 'Le lac' })).body
    expect((await told(ines))[0]).toBe('Nouveau lieu : « Balade au canal »')
    await changes(camille, elsewhere, { at: moved.outing?.at, place: 'Le lac', ...atMost(5) })
    expect(await told(ines)).toHaveLength(2)
    expect(await told(louise)).toEqual([])
  })

  it('are told of a deletion, also while they wait, even where the host is muted', async () => {
    const share = await publishes(camille, atMost(1))
    await goes(ines, share)
    await goes(louise, share, { waits: true })
    await ines.posts('/api/mutes', { kind: 'member', username: 'camille' })
    await camille.deletes(`/api/shares/${share.id}`)
    expect(await told(ines)).toEqual(['Annulation : « Balade au canal »'])
    expect(await told(louise)).toEqual(['Annulation : « Balade au canal »'])
  })

  it('are told where the host is away', async () => {
    const share = await publishes(camille)
    await goes(ines, share)
    await test.personas.changes(camille, { pause: 1 })
    await test.app.events.unitOfWork(async (tx) => tx.emit({ type: 'member.presence-changed', memberId: camille.id }))
    expect(await told(ines)).toEqual(['Retrait : « Balade au canal »'])
    await test.personas.changes(camille, { pause: 0 })
  })

  it('get a mail where no device can ring, without a word of what it is', async () => {
    await seedCatalogue(test.db, catalogue)
    const share = await publishes(camille)
    await goes(ines, share)
    await changes(camille, share, { at: inDays(6) })
    const mail = await mailTo(test, `${ines.username}@test.test`, 'outing')
    expect(JSON.stringify(mail)).not.toContain('Balade')
  })
})

describe('the day before', () => {
  const remind = (now: Date) => remindParticipants({ unitOfWork: test.app.events.unitOfWork, now: () => now })
  const at = new Date('2030-06-12T16:00:00Z')
  const goesEarly = async (share: ShareView) => {
    await goes(ines, share)
    await goes(camille, share)
    await test.db.update(tables.shareParticipants).set({ createdAt: new Date('2030-06-01T10:00:00Z') })
  }

  it('reminds those who come once, in the morning of the place, and not the host', async () => {
    const share = await publishes(camille, { at: at.toISOString() })
    await goesEarly(share)
    await remind(new Date('2030-06-10T10:00:00Z'))
    await remind(new Date('2030-06-11T06:00:00Z'))
    expect(await told(ines)).toEqual([])
    await Promise.all([remind(new Date('2030-06-11T08:00:00Z')), remind(new Date('2030-06-11T08:00:00Z'))])
    await remind(new Date('2030-06-11T12:00:00Z'))
    expect(await told(ines)).toEqual(['C’est demain : « Balade au canal »'])
    expect(await told(camille)).not.toContain('C’est demain : « Balade au canal »')
    expect((await reads(ines, share)).outing?.answer).toMatchObject({ reminded: true, confirmed: false })
  })

  it('takes « je viens toujours », which the host sees and another date undoes', async () => {
    const share = await publishes(camille, { at: at.toISOString() })
    await goesEarly(share)
    expect(code(await louise.puts<ErrorEnvelope>(`/api/shares/${share.id}/going/confirmation`))).toBe('NOT_GOING')
    const { body } = await ines.puts<OutingState>(`/api/shares/${share.id}/going/confirmation`)
    expect(body.answer?.confirmed).toBe(true)
    expect((await participants(camille, share)).items.map(({ confirmed }) => confirmed)).toEqual([false, true])
    await changes(camille, share, { at: '2030-06-20T16:00:00Z' })
    await test.settled()
    expect((await reads(ines, share)).outing?.answer).toMatchObject({ reminded: false, confirmed: false })
  })
})

it('takes one word of thanks afterwards, for the host alone', async () => {
  const share = await publishes(camille)
  await goes(ines, share)
  const thanks = (who: Person, word: string) =>
    who.puts<OutingState & ErrorEnvelope>(`/api/shares/${share.id}/thanks`, { thanks: word })
  expect(code(await thanks(ines, 'accueil'))).toBe('FORBIDDEN')
  await test.db.update(tables.shares).set({ outingAt: new Date(Date.now() - 1000) })
  expect(code(await thanks(louise, 'accueil'))).toBe('FORBIDDEN')
  expect((await thanks(ines, 'accueil')).body.answer?.thanks).toBe('accueil')
  expect((await thanks(ines, 'moment')).body.answer?.thanks).toBe('accueil')
  expect(await told(camille)).toContain('Inès te remercie')
  expect((await participants(camille, share)).items.map((item) => item.thanks)).toEqual(['accueil'])
})
