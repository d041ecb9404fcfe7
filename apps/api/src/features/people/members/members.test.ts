import type { MemberCard, MemberProfile, Page } from '@consoeurs/contract'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { describe, expect, it } from 'vitest'

const { test } = await setUpTestApp()

const names = (page: Page<MemberCard>) => page.items.map((card) => card.displayName)

/** Every item of a list, page after page. */
async function allPages(viewer: Person, url: string, cursor?: string): Promise<MemberCard[]> {
  const { body } = await viewer.gets<Page<MemberCard>>(cursor === undefined ? url : `${url}&cursor=${cursor}`)
  return body.cursor === null ? body.items : [...body.items, ...(await allPages(viewer, url, body.cursor))]
}

describe('the directory', () => {
  it('is closed to a visitor', async () => {
    expect((await test.visitor.gets('/api/members')).status).toBe(401)
  })

  it('shows age, distance band and freshness, never coordinates or a birthdate', async () => {
    const camille = await test.personas.camille()
    await test.personas.member('Zoé', { city: 'Grenoble', birthdate: '1990-01-01' })
    const { body } = await camille.gets<Page<MemberCard>>('/api/members')
    const zoe = body.items.find((card) => card.displayName === 'Zoé')
    expect(zoe).toMatchObject({ distance: '100', city: 'Grenoble', freshness: 'green' })
    expect(zoe?.age).toBeGreaterThanOrEqual(36)
    // Instants have seconds after a colon.
    expect(JSON.stringify(body)).not.toMatch(/latitude|longitude|birthdate|email|(?<!:)45\.\d/)
  })

  it('paginates every sort without losing or repeating a member', async () => {
    const viewer = await test.personas.member('Vera', { city: 'Lyon' })
    for (let index = 0; index < 12; index++) {
      await test.personas.member(`Page${index}`, {
        city: ['Villeurbanne', 'Nantes', 'Grenoble'][index % 3] ?? 'Lyon',
        user: { lastConnection: new Date(Date.now() - (index % 4) * 3_600_000) },
        profile: { hideLastConnection: index % 5 === 0, hideDistance: index % 7 === 0 },
      })
    }
    const whole = names((await viewer.gets<Page<MemberCard>>('/api/members?limit=50')).body)
    for (const sort of ['recent', 'near', 'new']) {
      const seen = names({ items: await allPages(viewer, `/api/members?sort=${sort}&limit=5`), cursor: null })
      expect(seen).toHaveLength(whole.length)
      expect(new Set(seen)).toEqual(new Set(whole))
    }
  })

  it('hides members across a block, and paused, banned, hidden or unconfirmed ones', async () => {
    const rose = await test.personas.member('Rose')
    const blocked = await test.personas.member('Blandine')
    await test.personas.blocks(rose, blocked)
    await test.personas.member('Paule', { user: { pause: 1 } })
    await test.personas.member('Bannie', { user: { banned: true } })
    await test.personas.member('Cachee', { profile: { status: 'hidden' } })
    await test.personas.member('Nouvelle', { user: { emailVerified: false } })
    const seen = names((await rose.gets<Page<MemberCard>>('/api/members?limit=50')).body)
    for (const name of ['Blandine', 'Paule', 'Bannie', 'Cachee', 'Nouvelle']) expect(seen).not.toContain(name)
    expect(names((await blocked.gets<Page<MemberCard>>('/api/members?limit=50')).body)).not.toContain('Rose')
  })

  it('refuses an invalid cursor with a message', async () => {
    const viewer = await test.personas.member('Curieuse')
    const { status, body } = await viewer.gets('/api/members?cursor=abc')
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { name: 'BAD_CURSOR' } })
  })
})

describe('a profile', () => {
  it('answers a visitor alike when it is for members only and when it does not exist', async () => {
    await test.personas.member('Discrete')
    const hidden = await test.visitor.gets('/api/members/discrete')
    const missing = await test.visitor.gets('/api/members/personne')
    expect(hidden).toEqual({ ...missing, headers: hidden.headers })
    expect(hidden.status).toBe(404)
  })

  it('is readable by visitors once it is public', async () => {
    await test.personas.member('Publique', { profile: { visibility: 'public' } })
    const { status, body } = await test.visitor.gets<MemberProfile>('/api/members/publique')
    expect(status).toBe(200)
    expect(body).toMatchObject({ lastConnection: null, distance: null, can: { write: false, honor: false } })
  })

  it('answers 404 across a block', async () => {
    const [anna, berthe] = [await test.personas.member('Anna'), await test.personas.member('Berthe')]
    await test.personas.blocks(berthe, anna)
    expect((await anna.gets('/api/members/berthe')).status).toBe(404)
    expect((await berthe.gets('/api/members/anna')).status).toBe(404)
  })

  it('shows no private field of the users call to other members', async () => {
    const camille = await test.personas.member('Camille2')
    const ines = await test.personas.member('Ines2')
    const { body } = await ines.gets<Record<string, unknown>>(`/api/users/${camille.id}?populate=*`)
    for (const field of ['email', 'latitude', 'longitude', 'fcmToken', 'fcmPassword', 'birthdate', 'reason']) {
      expect(body).not.toHaveProperty(field)
    }
  })
})

describe('the viewer’s own profile', () => {
  it('keeps the fields that were not sent', async () => {
    const member = await test.personas.member('Odile', { profile: { headline: 'Avant', about: 'Reste' } })
    const { body } = await member.patches('/api/members/me', { headline: 'Après' })
    expect(body).toMatchObject({ headline: 'Après', about: 'Reste' })
  })

  it('refuses a choice the brand does not offer, naming the field', async () => {
    const member = await test.personas.member('Pia')
    const { status, body } = await member.patches('/api/members/me', { interests: ['piratage'] })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      error: { name: 'VALIDATION', details: { fields: { interests: [expect.any(String)] } } },
    })
  })

  it('refuses a value that is too long, naming the field, and accepts the maximum length', async () => {
    const member = await test.personas.member('Prudence')
    const headline = (length: number) => member.patches('/api/members/me', { headline: 'a'.repeat(length) })
    expect(await headline(121)).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { headline: ['Ta phrase dépasse 120 caractères.'] } } } },
    })
    expect((await headline(120)).status).toBe(200)
  })

  it('stores the commune and its centroid, at most three times a day', async () => {
    const member = await test.personas.member('Quitterie', { city: 'Lyon' })
    const choose = (code: string) => member.puts('/api/members/me/place', { kind: 'commune', code, zip: null })
    expect((await choose('69266')).body).toMatchObject({ place: { city: 'Villeurbanne', zip: '69100' } })
    expect((await member.gets('/api/members/me/place')).body).toEqual({ city: 'Villeurbanne' })
    await choose('44109')
    await choose('38185')
    const fourth = await choose('69123')
    expect(fourth.status).toBe(429)
    expect((await member.gets('/api/members/me')).body).toMatchObject({ place: { city: 'Grenoble' } })
  })
})

describe('the last-connection call', () => {
  it('updates after 15 minutes only, never to the future, and never ends a pause', async () => {
    const member = await test.personas.member('Tess', { user: { lastConnection: new Date(Date.now() - 5 * 60_000) } })
    const before = (await member.gets<{ lastConnection: string }>('/api/users/me')).body.lastConnection
    const call = (at: string) =>
      member.puts<{ lastConnection: string }>(`/api/users/${member.id}`, {
        lastConnection: at,
        pause: 0,
        deviceType: 'Mobile',
      })
    expect((await call(new Date().toISOString())).body.lastConnection).toBe(before)

    await test.personas.changes(member, { lastConnection: new Date(Date.now() - 16 * 60_000) })
    const { body } = await call('2099-01-01T00:00:00.000Z')
    const at = new Date(body.lastConnection).getTime()
    expect(at).toBeLessThanOrEqual(Date.now())
    expect(at).toBeGreaterThan(Date.now() - 15 * 60_000)
  })

  it('never moves back when the client’s clock is slow', async () => {
    const lastConnection = new Date(Date.now() - 40 * 60_000)
    const member = await test.personas.member('Ysé', { user: { lastConnection } })
    const call = async (at: Date) =>
      (await member.puts<{ lastConnection: string }>(`/api/users/${member.id}`, { lastConnection: at.toISOString() }))
        .body.lastConnection
    expect(await call(new Date(0))).toBe(lastConnection.toISOString())
    const later = new Date(lastConnection.getTime() + 60_000)
    expect(await call(later)).toBe(later.toISOString())
  })

  it('refuses the row of another member and any field outside the allowlist', async () => {
    const [una, vic] = [await test.personas.member('Una'), await test.personas.member('Vic')]
    expect((await una.puts(`/api/users/${vic.id}`, { onPwa: true })).status).toBe(403)
    expect((await una.puts(`/api/users/${una.id}`, { roleUser: 'admin' })).status).toBe(400)
  })
})
