import type { DirectoryCard, LooserFilter, NearThemes, Page } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeEach, describe, expect, it } from 'vitest'

const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR)

let camille: Person
const { test } = await setUpTestApp({ clears: [tables.communities, tables.users] })
beforeEach(async () => {
  const profile = { interests: ['romans', 'velo'], lookingFor: ['amitie'], seeksAgeMin: 25, seeksAgeMax: 40 }
  camille = await test.personas.camille({
    birthdate: '1994-05-12',
    profile: { ...profile, answers: { livre: 'Sido' } },
  })
})

const page = async (query = '', limit = 50) =>
  (await camille.gets<Page<DirectoryCard>>(`/api/members?limit=${limit}&${query}`)).body
const names = async (query = '') => (await page(query)).items.map(({ displayName }) => displayName)

/** The list as somebody reads it who goes on to its end, a few at a time. */
async function readsAll(query: string): Promise<string[]> {
  const read: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const next: Page<DirectoryCard> = await page(`${query}${cursor === '' ? '' : `&cursor=${cursor}`}`, 2)
    read.push(...next.items.map(({ displayName }) => displayName))
    cursor = next.cursor
  }
  return read
}

describe('the orders of the directory', () => {
  beforeEach(async () => {
    await test.personas.member('Proche', { city: 'Villeurbanne', user: { lastConnection: ago(3) } })
    await test.personas.member('Voisine', { city: 'Lyon', user: { lastConnection: ago(1) } })
    await test.personas.member('Cachette', { city: 'Lyon', profile: { hideLastConnection: true } })
    await test.personas.member('Jamais', { city: 'Villeurbanne', user: { lastConnection: null } })
    await test.personas.member('Nantaise', { city: 'Nantes', user: { lastConnection: ago(0) } })
    await test.personas.member('Lointaine', { city: 'Nantes', profile: { hideDistance: true } })
    await test.personas.member('Ailleurs', { user: { latitude: null, longitude: null, lastConnection: ago(2) } })
  })

  it('« récentes » sorts members with a hidden last connection last, and is paginated', async () => {
    const expected = ['Lointaine', 'Nantaise', 'Voisine', 'Ailleurs', 'Proche', 'Jamais', 'Cachette']
    const all = await names()
    expect([...all.slice(0, 2)].sort()).toEqual(['Lointaine', 'Nantaise'])
    expect(all.slice(2)).toEqual(expected.slice(2))
    expect(await readsAll('')).toEqual(all)
  })

  it('« autour de moi » sorts by distance band, then last connection; those without a distance are last', async () => {
    const expected = ['Voisine', 'Proche', 'Jamais', 'Cachette', 'Nantaise', 'Lointaine', 'Ailleurs']
    expect(await names('sort=near')).toEqual(expected)
    expect(await readsAll('sort=near')).toEqual(expected)
    expect(await names('sort=near&within=25')).toEqual(expected.slice(0, 4))
  })

  it('« autour de moi » equals « récentes » for a viewer without a place', async () => {
    await test.personas.changes(camille, { latitude: null, longitude: null })
    expect(await names('sort=near')).toEqual(await names())
    expect(await names('within=250')).toEqual([])
  })
})

describe('the newest members', () => {
  it('are the first of « nouvelles », without hidden or passed members, and lead on to the rest', async () => {
    for (const [name, days] of [
      ['Vieille', 9],
      ['Tierce', 4],
      ['Seconde', 3],
      ['Neuve', 1],
    ] as const)
      await test.personas.member(name, { user: { createdAt: ago(days * 24) } })
    for (const name of ['Passee', 'Bloquee', 'Sourde'])
      await test.personas.member(name, { user: { createdAt: ago(1) } })
    await test.personas.member('Ebauche', { user: { createdAt: ago(1) }, profile: { status: 'draft' } })
    await camille.puts('/api/passes/passee', {})
    await camille.posts('/api/blocks', { username: 'bloquee' })
    await camille.posts('/api/mutes', { username: 'sourde' })
    const few = await page('sort=new', 3)
    expect(few.items.map(({ displayName }) => displayName)).toEqual(['Neuve', 'Seconde', 'Tierce'])
    expect(few.items).toEqual((await page('sort=new', 4)).items.slice(0, 3))
    expect((await page(`sort=new&cursor=${few.cursor}`, 3)).items.map(({ displayName }) => displayName)).toEqual([
      'Vieille',
    ])
    expect((await page('sort=new&q=Tierce', 3)).items).toHaveLength(1)
    expect((await page('sort=new&answered=', 3)).items).toEqual((await page('sort=new&answered=', 4)).items)
  })
})

describe('affinities', () => {
  it('sort by the number of common traits, and list them', async () => {
    const likes = (name: string, profile: object) => test.personas.member(name, { profile })
    await likes('Deux', { interests: ['romans', 'velo', 'poesie'], lookingFor: ['amitie'] })
    await likes('Une', { interests: ['velo'] })
    await likes('Reponse', { interests: [], answers: { livre: 'Un autre', rire: 'Rien' } })
    await likes('Aucune', { interests: ['poesie'], lookingFor: ['rencontre'] })
    const { items } = await page('sort=affinity')
    expect(items.map(({ displayName, common }) => [displayName, common])).toEqual([
      ['Deux', { interests: ['romans', 'velo'], lookingFor: ['amitie'], answers: 0 }],
      ['Une', { interests: ['velo'], lookingFor: [], answers: 0 }],
      ['Reponse', { interests: [], lookingFor: [], answers: 1 }],
    ])
    expect(await readsAll('sort=affinity')).toEqual(['Deux', 'Une', 'Reponse'])
    expect((await page()).items[0]?.common).toBeNull()
  })

  it('are empty for a member with an empty profile', async () => {
    const muette = await test.personas.member('Muette')
    await test.personas.member('Une', { profile: { interests: ['velo'] } })
    expect((await muette.gets<Page<DirectoryCard>>('/api/members?sort=affinity')).body.items).toEqual([])
  })
})

describe('the filters', () => {
  it('« réciproque » applies wishes and ages in both directions', async () => {
    const wishes = { lookingFor: ['amitie', 'sorties'] }
    await test.personas.member('Accord', { profile: { ...wishes, seeksAgeMin: 20, seeksAgeMax: 50 } })
    await test.personas.member('Sansavis', { profile: wishes })
    await test.personas.member('Ailleurs', { profile: { lookingFor: ['rencontre'] } })
    await test.personas.member('Tropjeune', { birthdate: '2006-01-01', profile: wishes })
    await test.personas.member('Veutplus', { profile: { ...wishes, seeksAgeMin: 50, seeksAgeMax: 70 } })
    expect((await names('mutual=true')).sort()).toEqual(['Accord', 'Sansavis'])
  })

  it('match new members, members seen today if visible, and members who answered a question', async () => {
    await test.personas.member('Nouvelle', { user: { createdAt: ago(24), lastConnection: ago(100) } })
    await test.personas.member('Presente', { user: { lastConnection: ago(2) } })
    await test.personas.member('Discrete', { profile: { hideLastConnection: true, answers: { livre: 'Sido' } } })
    await test.personas.changes(camille, { lastConnection: ago(1) })
    expect(await names('isNew=true')).toEqual(['Nouvelle'])
    expect(await names('online=true')).toEqual(['Presente'])
    expect(await names('answered=livre')).toEqual(['Discrete'])
  })

  it('without a result count the members that each filter excludes', async () => {
    await test.personas.member('Lyonnaise', { city: 'Lyon', birthdate: '1980-01-01' })
    await test.personas.member('Nantaise', { city: 'Nantes', birthdate: '1996-01-01' })
    const query = 'within=25&ageMin=25&ageMax=35&certified=false'
    expect(await names(query)).toEqual([])
    expect((await camille.gets<LooserFilter[]>(`/api/members/loosened?${query}`)).body).toEqual([
      { filter: 'within', count: 1 },
      { filter: 'age', count: 1 },
    ])
  })
})

describe('themes', () => {
  const climbs = (name: string, more: object = {}, city = 'Lyon') =>
    test.personas.member(name, { city, profile: { interests: ['escalade', 'velo'], lookingFor: ['sorties'], ...more } })
  const near = async () => (await camille.gets<NearThemes>('/api/members/themes')).body

  it('filter by an interest and by what a member looks for', async () => {
    await climbs('Grimpeuse')
    await test.personas.member('Liseuse', { profile: { interests: ['romans'], lookingFor: ['amitie'] } })
    expect(await names('interest=escalade')).toEqual(['Grimpeuse'])
    expect(await names('lookingFor=sorties&interest=escalade')).toEqual(['Grimpeuse'])
    expect(await names('interest=tarot')).toEqual([])
    expect((await camille.gets<LooserFilter[]>('/api/members/loosened?interest=tarot')).body).toEqual([
      { filter: 'interest', count: 2 },
    ])
  })

  it('have the counts of the list within the same distance, whatever hides a member', async () => {
    await climbs('Grimpeuse')
    await climbs('Seconde')
    await climbs('Lointaine', {}, 'Nantes')
    await climbs('Cachee', { hideDistance: true })
    await climbs('Brouillon', { status: 'draft' })
    await camille.posts('/api/blocks', { username: (await climbs('Bloquee')).username })
    await (await climbs('Fermee')).posts('/api/blocks', { username: 'camille' })
    await camille.posts('/api/mutes', { username: (await climbs('Sourde')).username })
    await camille.puts(`/api/passes/${(await climbs('Passee')).username}`, {})
    await test.personas.changes(await climbs('Absente'), { pause: 1 })
    const listed = await names('interest=escalade&within=50')
    expect(listed.sort()).toEqual(['Grimpeuse', 'Seconde'])
    expect(await near()).toEqual({
      themes: [
        { interest: 'escalade', count: 2 },
        { interest: 'velo', count: 2 },
      ],
      atLeast: false,
    })
  })

  it('are not counted for a viewer without a place', async () => {
    await climbs('Grimpeuse')
    await test.personas.changes(camille, { latitude: null, longitude: null })
    expect(await near()).toEqual({ themes: [], atLeast: false })
  })
})

describe('the members of a community', () => {
  it.each([
    ['open', false, ['Membre']],
    ['request', false, []],
    ['secret', false, []],
    ['request', true, ['Membre']],
    ['secret', true, ['Membre']],
  ] as const)('are a filter where the viewer may read their list: %s, joined %s', async (access, joined, expected) => {
    const [community] = await test.db
      .insert(tables.communities)
      .values({ slug: access, name: access, access })
      .returning()
    const communityId = community?.id ?? 0
    for (const { id } of [await test.personas.member('Membre'), ...(joined ? [camille] : [])])
      await test.db.insert(tables.communityMembers).values({ communityId, userId: id })
    await test.personas.member('Autre')
    expect(await names(`community=${access}`)).toEqual(expected)
    await test.db.update(tables.communities).set({ archivedAt: new Date() })
    expect(await names(`community=${access}`)).toEqual(joined ? expected : [])
  })
})

describe('a search by name', () => {
  it('ignores accents, matches the town, and escapes wildcards', async () => {
    await test.personas.member('Éléonore Brûlé', { city: 'Nantes' })
    await test.personas.louise()
    for (const q of ['eleonore', 'ÉLÉONORE', 'brule', 'bru nantes', 'onor'])
      expect(await names(`q=${q}`), q).toEqual(['Éléonore Brûlé'])
    expect((await names('q=nantes')).sort()).toEqual(['Louise', 'Éléonore Brûlé'])
    for (const q of ['%25', '_', '%27', 'eleonore lyon']) expect(await names(`q=${q}`), q).toEqual([])
  })
})

describe('« Écarter »', () => {
  it('removes a member from suggestions, not from a search by name, and can be undone', async () => {
    const ines = await test.personas.ines()
    await test.personas.louise()
    expect((await camille.puts('/api/passes/ines', {})).body).toEqual({ passed: true })
    expect((await camille.puts('/api/passes/ines', {})).body).toEqual({ passed: true })
    expect(await names()).toEqual(['Louise'])
    expect(await names('sort=near')).toEqual(['Louise'])
    expect(await names('passed=true')).toEqual(['Inès'])
    expect(await names('q=in')).toEqual(['Inès'])
    const hers = (await ines.gets<Page<DirectoryCard>>('/api/members')).body.items
    expect(hers.map(({ username }) => username)).toContain('camille')
    expect((await camille.deletes('/api/passes/ines')).body).toEqual({ passed: false })
    expect((await names()).sort()).toEqual(['Inès', 'Louise'])
  })

  it('lasts thirty days', async () => {
    const ines = await test.personas.ines()
    await test.db.insert(tables.passes).values({ userId: camille.id, memberId: ines.id, createdAt: ago(31 * 24) })
    expect(await names()).toEqual(['Inès'])
    expect(await names('passed=true')).toEqual([])
  })

  it('is refused to visitors, on oneself, across a block and for an unknown name', async () => {
    const ines = await test.personas.ines()
    expect((await test.visitor.puts('/api/passes/ines', {})).status).toBe(401)
    expect((await camille.puts('/api/passes/camille', {})).body).toMatchObject({
      error: { details: { code: 'NOT_ON_YOURSELF' } },
    })
    await test.personas.blocks(ines, camille)
    expect((await camille.puts('/api/passes/ines', {})).status).toBe(404)
    expect((await camille.puts('/api/passes/personne', {})).status).toBe(404)
  })
})
