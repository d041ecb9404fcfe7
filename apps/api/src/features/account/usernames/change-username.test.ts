import { limits, type OwnAccount, reservedUsernames, type UsernameCheck } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type ApiAnswer, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

const { usernameHistory, users } = tables

const { test } = await setUpTestApp()

const refusal = (answer: ApiAnswer) => (answer.body as { error?: { name: string } }).error?.name
const sentence = (answer: ApiAnswer) =>
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
  it('follows the slug rule, and can change once in thirty days', async () => {
    const alma = await test.personas.member('Alma')
    expect((await changes(alma, '  Élise des Bois ')).body).toEqual({ username: 'elise-des-bois' })
    const { body } = await alma.gets<OwnAccount>('/api/account')
    expect(body.username).toBe('elise-des-bois')
    const days = (new Date(body.usernameFrom ?? 0).getTime() - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(limits.username.changeDays)
    expect(refusal(await changes(alma, 'encore-une'))).toBe('USERNAME_CHANGED_RECENTLY')
    await ages(alma, 31)
    expect((await changes(alma, 'encore-une')).status).toBe(200)
  })

  it.each([
    ['Łucja', 'lucja'],
    ['Søren', 'soren'],
    ['Strauß', 'strauss'],
    ['Þóra Ðal', 'thora-dal'],
    ['Lou\u200bi\u00adse D', 'louise-d'],
  ])('keeps every letter of « %s »', async (wish, slug) => {
    const viewer = await test.personas.member(`Lettres-${slug}`)
    expect((await changes(viewer, wish)).body).toEqual({ username: slug })
  })

  it('changes once when requested twice concurrently', async () => {
    const twice = await test.personas.member('Twice')
    const answers = await Promise.all([changes(twice, 'premier-nom'), changes(twice, 'second-nom')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
  })

  it('is assigned to one of three concurrent requests, and the others get a proposal', async () => {
    const three = await Promise.all(['Une', 'Deux', 'Trois'].map((name) => test.personas.member(name)))
    const answers = await Promise.all(three.map((member) => changes(member, 'tres-demande')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(refusal(answer)).toBe('USERNAME_TAKEN')
      expect(sentence(answer)).toContain('tres-demande-2')
    }
  })

  it.each([
    ['nothing but signs', '!!!', 'empty'],
    ['two letters', 'ab', 'short'],
    ['forty letters', 'a'.repeat(40), 'long'],
    ['a first path segment', 'Settings', 'reserved'],
    ['a word of the staff', 'modératrice', 'reserved'],
    ['a brand', 'violette', 'reserved'],
    ['a word of the staff, with digits in it', 'm0derat10n', 'reserved'],
    ['a name that would lose its first letter', 'Θea Martin', 'letters'],
    ['a letter that only looks Latin', 'lоuise', 'letters'],
    ['another member’s, in capitals', 'BORDÉE', 'taken'],
  ])('refuses %s, and proposes one that is free', async (_case, wish, expected) => {
    await test.db
      .insert(users)
      .values({ name: 'Bordée', username: 'bordee', email: 'bordee@test.test', birthdate: '1990-01-01' })
      .onConflictDoNothing()
    const viewer = await test.personas.member(`Berthe-${crypto.randomUUID().slice(0, 8)}`)
    const check = await checks(viewer, wish)
    expect(check.refusal).toBe(expected)
    const answer = await changes(viewer, wish)
    expect(answer.status).toBe(expected === 'reserved' || expected === 'taken' ? 409 : 400)
    expect(sentence(answer)).toMatch(/«.+».\?$/u)
    expect(await checks(viewer, check.proposal ?? '')).toMatchObject({ refusal: null, slug: check.proposal })
    expect((await changes(viewer, check.proposal ?? '')).status).toBe(200)
  })

  it('cannot be a path of the site', async () => {
    const viewer = await test.personas.member('Clara')
    for (const word of reservedUsernames) {
      if (word.length < limits.username.min) continue
      expect((await checks(viewer, word)).refusal, word).toBe('reserved')
    }
  })
})

describe('a former username', () => {
  it('redirects for ninety days, only for those who may see the member', async () => {
    const [lea, reader, blocked] = [
      await test.personas.member('Lea'),
      await test.personas.member('Lectrice'),
      await test.personas.member('Bloquee'),
    ]
    await test.personas.blocks(lea, blocked)
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

  it.each([
    { when: 'the owner blocks the viewer', isHers: true },
    { when: 'the viewer blocks the owner', isHers: false },
  ])('redirects visitors to a public profile until $when, also after sign-out', async ({ isHers }) => {
    const [her, other, reader] = [
      await test.personas.member('Ondine', { profile: { visibility: 'public' } }),
      await test.personas.member('Ombre'),
      await test.personas.member('Oriane'),
    ]
    const seen = async (person: Person) => {
      const { status, body } = await person.gets('/api/members/ondine')
      return { status, body }
    }
    await changes(her, 'loin-d-ici')
    const moved = { status: 301, body: { username: 'loin-d-ici' } }
    expect(await seen(test.visitor)).toEqual(moved)
    expect((await test.visitor.gets(`/api/users/${her.id}`)).status).toBe(200)

    await (isHers ? test.personas.blocks(her, other) : test.personas.blocks(other, her))
    const nobody = { status: 404, body: (await test.visitor.gets('/api/members/personne-ici')).body }
    expect(await seen(test.visitor)).toEqual(nobody)
    expect(await seen(other)).toEqual(nobody)
    expect(await seen(reader)).toEqual(moved)
    expect((await test.visitor.gets(`/api/users/${her.id}`)).status).toBe(404)
    expect((await test.visitor.gets('/api/members/loin-d-ici')).status).toBe(200)

    await test.db.delete(tables.blocks)
    expect(await seen(test.visitor)).toEqual(moved)
    for (const { id } of [her, other, reader]) await test.db.delete(users).where(eq(users.id, id))
  })

  it('is reserved for a year, and can be taken back', async () => {
    const [nina, other] = [await test.personas.member('Nina'), await test.personas.member('Autre')]
    await changes(nina, 'nina-ailleurs')
    await ages(nina, 364)
    expect((await checks(other, 'nina')).refusal).toBe('taken')
    expect((await checks(nina, 'nina')).refusal).toBeNull()
    await ages(nina, 366)
    expect((await changes(other, 'nina')).body).toEqual({ username: 'nina' })
    expect((await other.gets<{ id: number }>('/api/members/nina')).body.id).toBe(other.id)
  })
})
