import { limits, type OwnAccount, reservedUsernames, type UsernameCheck } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Answer, buildTestApp, type Person, type TestApp } from '@consoeurs/testkit'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const { usernameHistory, users } = tables

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const refusal = (answer: Answer) => (answer.body as { error?: { name: string } }).error?.name
const sentence = (answer: Answer) =>
  (answer.body as { error: { details: { fields?: { username: string[] } } } }).error.details.fields?.username[0]
const checks = async (person: Person, username: string) =>
  (await person.gets<UsernameCheck>(`/api/account/username?username=${encodeURIComponent(username)}`)).body
const changes = (person: Person, username: string) =>
  person.puts<{ username: string }>('/api/account/username', { username })
const ages = (person: Person, days: number) =>
  test.db
    .update(usernameHistory)
    .set({ createdAt: sql`now() - make_interval(days => ${days})` })
    .where(eq(usernameHistory.userId, person.id))

describe('a new username', () => {
  it('is made by the slug rule, once in thirty days', async () => {
    const alma = await test.cast.member('Alma')
    expect((await changes(alma, '  Élise des Bois ')).body).toEqual({ username: 'elise-des-bois' })
    const { body } = await alma.gets<OwnAccount>('/api/account')
    expect(body.username).toBe('elise-des-bois')
    const days = (new Date(body.usernameFrom ?? 0).getTime() - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(limits.username.changeDays)
    expect(refusal(await changes(alma, 'encore-une'))).toBe('USERNAME_CHANGED_RECENTLY')
    await ages(alma, 31)
    expect((await changes(alma, 'encore-une')).status).toBe(200)
  })

  it('changes once, also when it is asked twice at once', async () => {
    const twice = await test.cast.member('Twice')
    const answers = await Promise.all([changes(twice, 'premier-nom'), changes(twice, 'second-nom')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
  })

  it.each([
    ['nothing but signs', '!!!', 'empty'],
    ['two letters', 'ab', 'short'],
    ['forty letters', 'a'.repeat(40), 'long'],
    ['a first path segment', 'Settings', 'reserved'],
    ['a word of the staff', 'modératrice', 'reserved'],
    ['a brand', 'violette', 'reserved'],
    ['another member’s, in capitals', 'BORDÉE', 'taken'],
  ])('refuses %s, and proposes one that is free', async (_case, wish, expected) => {
    await test.db
      .insert(users)
      .values({ name: 'Bordée', username: 'bordee', email: 'bordee@test.test', birthdate: '1990-01-01' })
      .onConflictDoNothing()
    const viewer = await test.cast.member(`Berthe-${crypto.randomUUID().slice(0, 8)}`)
    const check = await checks(viewer, wish)
    expect(check.refusal).toBe(expected)
    const answer = await changes(viewer, wish)
    expect(answer.status).toBe(expected === 'reserved' || expected === 'taken' ? 409 : 400)
    expect(sentence(answer)).toMatch(/«.+».\?$/u)
    expect(await checks(viewer, check.proposal ?? '')).toMatchObject({ refusal: null, slug: check.proposal })
    expect((await changes(viewer, check.proposal ?? '')).status).toBe(200)
  })

  it('keeps every page of the site for itself', async () => {
    const viewer = await test.cast.member('Clara')
    for (const word of reservedUsernames) {
      if (word.length < limits.username.min) continue
      expect((await checks(viewer, word)).refusal, word).toBe('reserved')
    }
  })
})

describe('the name she left', () => {
  it('leads to her for ninety days, and only those who may see her', async () => {
    const [lea, reader, blocked] = [
      await test.cast.member('Lea'),
      await test.cast.member('Lectrice'),
      await test.cast.member('Bloquee'),
    ]
    await test.cast.blocks(lea, blocked)
    await changes(lea, 'lea-nouvelle')
    const moved = await reader.gets('/api/members/lea')
    expect({ status: moved.status, body: moved.body }).toEqual({ status: 301, body: { username: 'lea-nouvelle' } })
    const written = await reader.gets<{ other: { username: string } }>('/api/conversations/with/lea')
    expect(written.body.other.username).toBe('lea-nouvelle')
    const sent = { to: 'lea', clientId: crypto.randomUUID(), text: 'Toujours là ?' }
    expect((await reader.posts('/api/messages', sent)).status).toBeLessThan(300)

    for (const [viewer, path] of [
      [blocked, '/api/members/lea'],
      [test.visitor, '/api/members/lea'],
      [blocked, '/api/conversations/with/lea'],
    ] as const) {
      const answer = await viewer.gets(path)
      const nobody = await viewer.gets(path.replace('lea', 'personne-ici'))
      expect({ status: answer.status, body: answer.body }).toEqual({ status: 404, body: nobody.body })
    }
    await ages(lea, 91)
    expect((await reader.gets('/api/members/lea')).status).toBe(404)
  })

  it('is nobody else’s for a year, and may be hers again', async () => {
    const [nina, other] = [await test.cast.member('Nina'), await test.cast.member('Autre')]
    await changes(nina, 'nina-ailleurs')
    await ages(nina, 364)
    expect((await checks(other, 'nina')).refusal).toBe('taken')
    expect((await checks(nina, 'nina')).refusal).toBeNull()
    await ages(nina, 366)
    expect((await changes(other, 'nina')).body).toEqual({ username: 'nina' })
    expect((await other.gets<{ id: number }>('/api/members/nina')).body.id).toBe(other.id)
  })
})
