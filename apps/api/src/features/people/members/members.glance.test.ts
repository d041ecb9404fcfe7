import type { ErrorEnvelope, MemberGlance, MemberProfile } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { aroundCommunities, foundCircles, type Person, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

let camille: Person
let ines: Person
const told = { interests: ['lecture', 'marche'], lookingFor: ['amitie'], headline: 'Je marche et je lis.' }
const { test } = await setUpTestApp()
beforeEach(async () => {
  for (const table of [tables.communities, tables.users]) await test.db.delete(table)
  camille = await test.personas.camille({
    profile: { ...told, about: 'Je suis née à la mer.', answers: { soir: 'Un thé.' } },
  })
  ines = await test.personas.ines({ profile: { ...told, interests: ['lecture'] } })
})

const card = (person: Person, username = 'camille') => person.gets<MemberGlance>(`/api/members/${username}/card`)
const changes = (profile: Partial<typeof tables.userProfiles.$inferInsert>) =>
  test.db.update(tables.userProfiles).set(profile).where(eq(tables.userProfiles.userId, camille.id))

describe('a member’s card', () => {
  it('is the island fragment of the specification: JSON with all that the card shows', async () => {
    const { status, body, headers } = await card(ines)
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(Object.keys(body).sort()).toEqual(
      [
        ...[
          'about',
          'age',
          'avatar',
          'can',
          'certified',
          'certifiedAt',
          'city',
          'common',
          'communities',
          'displayName',
        ],
        ...[
          'distance',
          'freshness',
          'headline',
          'id',
          'isNew',
          'isSelf',
          'kept',
          'lastConnection',
          'liked',
          'photo',
          'username',
        ],
      ].sort(),
    )
    expect(body).toMatchObject({
      displayName: 'Camille',
      freshness: 'green',
      city: 'Villeurbanne',
      distance: '10',
      headline: 'Je marche et je lis.',
      common: { interests: ['lecture'], lookingFor: ['amitie'], answers: 0 },
      isSelf: false,
      can: { write: true },
    })
  })

  it.each<{ what: string; arrange: () => Promise<unknown> }>([
    { what: 'everything', arrange: () => changes({ certified: true }) },
    {
      what: 'last connection and distance',
      arrange: () => changes({ hideLastConnection: true, hideDistance: true }),
    },
    { what: 'the option to write', arrange: () => changes({ whoMayWrite: 'nobody' }) },
    {
      what: 'the photo except to contacts',
      arrange: async () => {
        const { id: fileId } = await uploadPhoto(camille)
        await camille.posts('/api/photos', { fileId })
        await test.db.update(tables.photos).set({ visibility: 'accepted' })
      },
    },
  ])('shows no more than the profile if it hides $what', async ({ arrange }) => {
    await arrange()
    const { body: profile } = await ines.gets<MemberProfile>('/api/members/camille')
    const { about, common, communities, can, ...glance } = (await card(ines)).body
    expect(profile).toMatchObject(glance)
    expect(profile.can.write).toBe(can.write)
    expect({ about, communities }).toEqual({ about: '', communities: [] })
    expect(common?.interests).toEqual(['lecture'])
  })

  it('falls back to the start of the biography', async () => {
    await changes({ headline: '', about: `${'Je raconte. '.repeat(40)}` })
    const { about, headline } = (await card(ines)).body
    expect(headline).toBe('')
    expect(about).toMatch(/^Je raconte\. .*…$/)
    expect(about.length).toBeLessThanOrEqual(160)
  })

  it('names common communities only', async () => {
    await foundCircles(test, camille)
    await aroundCommunities.enters(ines, 'ouvert')
    expect((await card(ines)).body.communities).toMatchObject([{ slug: 'ouvert', name: 'Cercle ouvert' }])
    expect((await card(camille)).body).toMatchObject({
      communities: [],
      common: null,
      isSelf: true,
      can: { write: false },
    })
  })

  it('does not record a visit', async () => {
    await card(ines)
    await test.settled()
    expect(await test.db.$count(tables.visits)).toBe(0)
    expect(await test.db.$count(tables.notifications)).toBe(0)
  })

  it('opens by a former username, and shows the current one', async () => {
    await test.db.insert(tables.usernameHistory).values({ userId: camille.id, username: 'cam' })
    expect((await card(ines, 'cam')).body.username).toBe('camille')
  })

  it.each<{ when: string; arrange: () => Promise<unknown> }>([
    { when: 'the member blocked the viewer', arrange: () => test.personas.blocks(camille, ines) },
    { when: 'the viewer blocked the member', arrange: () => test.personas.blocks(ines, camille) },
    { when: 'the member is paused', arrange: () => test.personas.changes(camille, { pause: 1 }) },
    { when: 'the member hides the profile', arrange: () => changes({ status: 'hidden' }) },
    {
      when: 'the member does not exist',
      arrange: () => test.db.delete(tables.users).where(eq(tables.users.id, camille.id)),
    },
  ])('is refused like the profile when $when', async ({ arrange }) => {
    await arrange()
    const refused = await ines.gets<ErrorEnvelope>('/api/members/camille/card')
    expect(refused.status).toBe(404)
    expect(refused.body).toEqual((await ines.gets<ErrorEnvelope>('/api/members/camille')).body)
  })

  it('is for members only', async () => {
    await changes({ visibility: 'public' })
    expect((await card(test.visitor)).status).toBe(401)
  })
})
