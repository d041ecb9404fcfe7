import type { SearchResults } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

let camille: Person
let ines: Person
const { test } = await setUpTestApp({ clears: [tables.communities, tables.users] })
beforeEach(async () => {
  camille = await test.personas.camille()
  ines = await test.personas.ines({ profile: { headline: 'Je fais du levain et des pains noirs' } })
})

async function results(q: string, query = '', person = camille): Promise<SearchResults> {
  const { status, body } = await person.gets<SearchResults>(`/api/search?q=${encodeURIComponent(q)}${query}`)
  expect(status, q).toBe(200)
  return body
}
const members = async (q: string, query = '') =>
  (await results(q, query)).members.items.map(({ displayName }) => displayName)
const titles = async (q: string) => (await results(q)).shares.items.map(({ title }) => title)
const communities = async (q: string) => (await results(q)).communities.items.map(({ name }) => name)

async function shares(person: Person, title: string, body = 'Bonjour', more: object = {}): Promise<void> {
  const draft = { clientId: crypto.randomUUID(), kind: 'pensee', title, body, visibility: 'members', ...more }
  expect((await person.posts('/api/shares', draft)).status).toBe(200)
}

const founds = (name: string, more: Partial<typeof tables.communities.$inferInsert> = {}) =>
  test.db.insert(tables.communities).values({ name, slug: name.toLowerCase().replaceAll(' ', '-'), ...more })

describe('a visitor', () => {
  it('is refused', async () => {
    expect((await test.visitor.gets('/api/search?q=ines')).status).toBe(401)
  })
})

describe('members', () => {
  it('are found ignoring accents and case, by the beginning of their name, and with a typo', async () => {
    await test.personas.member('Soizic')
    await test.personas.member('Élodie Marchand')
    for (const typed of ['ines', 'INÈS', 'inè', ' ines ', 'innes'])
      expect(await members(typed), typed).toContain('Inès')
    for (const typed of ['soisic', 'soizik', 'siozic', 'SOIZI']) expect(await members(typed), typed).toContain('Soizic')
    for (const typed of ['elodie', 'marchand', 'marchand elodie', 'elodie m', 'merchand'])
      expect(await members(typed), typed).toEqual(['Élodie Marchand'])
    expect(await members('zzz')).toEqual([])
  })

  it('are ranked: exact name, prefix, word, tagline, similarity', async () => {
    await test.personas.member('Lina')
    await test.personas.member('Lin')
    await test.personas.member('Rose Lin')
    await test.personas.member('Merlin')
    await test.personas.member('Autre', { profile: { headline: 'Tisser le lin' } })
    expect(await members('lin')).toEqual(['Lin', 'Lina', 'Rose Lin', 'Merlin', 'Autre'])
  })

  it('are found by every interest that the search page proposes, by what they look for and by their answers', async () => {
    const { interests, lookingFor } = test.deps.brand
    const themes = interests.flatMap((group) => group.interests)
    await test.personas.member('Toutes', { profile: { interests: themes.map(({ value }) => value) } })
    for (const { label } of themes) expect(await members(label, '&kind=members'), label).toContain('Toutes')
    const [wish] = lookingFor
    await test.personas.member('Cherche', { profile: { lookingFor: [wish?.value ?? ''] } })
    expect(await members(wish?.label ?? '')).toContain('Cherche')
    await test.personas.member('Répond', { profile: { answers: { livre: 'Un matin de brume,\nles corneilles' } } })
    expect(await members('corneille')).toEqual(['Répond'])
    expect(await members('livre')).not.toContain('Répond')
    const hidden = await test.personas.member('Cachee', { profile: { answers: { livre: 'Corneilles' } } })
    await test.personas.blocks(hidden, camille)
    expect(await members('corneille')).toEqual(['Répond'])
  })

  it('are found by their profile text, with stemming', async () => {
    expect(await members('pain noir')).toEqual(['Inès'])
    expect(await members('levains')).toEqual(['Inès'])
  })

  it('are paginated without repetition, in a stable order', async () => {
    for (const name of ['Anna', 'Anne', 'Annick', 'Marianne', 'Jeanne', 'Anouk', 'Hanna'])
      await test.personas.member(name)
    const all = await members('ann', '&kind=members&limit=50')
    expect(all.slice(0, 3)).toEqual(['Anna', 'Anne', 'Annick'])
    expect([...all].sort()).toEqual(['Anna', 'Anne', 'Annick', 'Hanna', 'Jeanne', 'Marianne'])
    const read: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { members: page } = await results('ann', `&kind=members&limit=2${cursor && `&cursor=${cursor}`}`)
      read.push(...page.items.map(({ displayName }) => displayName))
      cursor = page.cursor
    }
    expect(read).toEqual(all)
  })

  it('are found after any number of hidden matches', async () => {
    await test.personas.member('Foule Visible')
    const hidden = Array.from({ length: 120 }, (_, index) => ({
      name: `Foule ${index}`,
      username: `foule-${index}`,
      email: `foule-${index}@test.test`,
      emailVerified: true,
      birthdate: '1990-01-01',
      banned: true,
    }))
    const rows = await test.db.insert(tables.users).values(hidden).returning({ userId: tables.users.id })
    await test.db.insert(tables.userProfiles).values(rows.map((row) => ({ ...row, status: 'complete' })))
    expect(await members('foule')).toEqual(['Foule Visible'])
  })

  it('never include the viewer', async () => {
    expect(await members('camille')).toEqual([])
  })
})

describe('shares', () => {
  it('are found by title first, then by text and ingredients, with stemming', async () => {
    await shares(ines, 'Des tartes d’été', 'Avec des fraises')
    await shares(ines, 'Un goûter', 'Une tarte aux cœurs de cerises')
    await shares(ines, 'Panier du marché', 'Rien que du vert')
    const recipe = { servings: 2, minutes: 10, season: '', steps: ['Mange.'] }
    await test.db
      .update(tables.shares)
      .set({ recipe: { ...recipe, ingredients: [{ quantity: '1', name: 'courge rôtie' }] } })
      .where(eq(tables.shares.title, 'Panier du marché'))
    expect(await titles('courges roties')).toEqual(['Panier du marché'])
    expect(await titles('ingredients')).toEqual([])
    expect(await titles('tarte')).toEqual(['Des tartes d’été', 'Un goûter'])
    expect(await titles('TARTES ete')).toEqual(['Des tartes d’été'])
    expect(await titles('coeur cerise')).toEqual(['Un goûter'])
    expect(await titles('gouté')).toEqual(['Un goûter'])
  })

  it.each([
    ['every share contains', 1, 130],
    ['every third share contains', 3, 50],
    ['only old shares contain', 100, 3],
  ])('with a word that %s are paginated to the last, each once, newest first', async (_, oneIn, count) => {
    const rows = Array.from({ length: oneIn * count }, (_, index) => ({
      slug: `charge-${index}`,
      authorId: ines.id,
      clientId: crypto.randomUUID(),
      kind: 'pensee',
      title: String(index),
      body: index % oneIn === 0 ? 'Un matin' : 'Un soir',
    }))
    await test.db.insert(tables.shares).values(rows)
    const read: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { shares: page } = await results('matins', `&kind=shares&limit=20${cursor && `&cursor=${cursor}`}`)
      read.push(...page.items.map(({ title }) => Number(title)))
      cursor = page.cursor
    }
    expect(read).toEqual(Array.from({ length: count }, (_, index) => index * oneIn).toReversed())
  })

  it('show the text around the match', async () => {
    await shares(ines, 'Long', `${'Et puis encore. '.repeat(30)}Un potimarron enfin, ${'et la suite. '.repeat(30)}`)
    const [hit] = (await results('potimarron')).shares.items
    expect(hit?.excerpt).toMatch(/^… .*Un potimarron enfin/)
    expect(hit?.excerpt.length).toBeLessThanOrEqual(160)
    expect(hit?.author.displayName).toBe('Inès')
  })
})

describe('communities', () => {
  it('are found by name and tagline, with a typo too', async () => {
    await founds('Lectures du soir', { tagline: 'Des romans à voix haute' })
    for (const typed of ['lecture', 'romans', 'voix haute', 'lectrues']) {
      expect(await communities(typed), typed).toEqual(['Lectures du soir'])
    }
  })
})

describe('hidden content', () => {
  const word = 'mandragore'
  const everything = async () => {
    const { members, shares, communities } = await results(word)
    return [members.items.length, shares.items.length, communities.items.length]
  }
  beforeEach(async () => {
    await founds(`Club ${word}`)
    await shares(ines, `Ma ${word}`)
    await test.db.update(tables.userProfiles).set({ headline: `Je plante la ${word}` })
  })

  const user = (change: Partial<typeof tables.users.$inferInsert>) => () => test.personas.changes(ines, change)
  const share = (change: Partial<typeof tables.shares.$inferInsert>) => () => test.db.update(tables.shares).set(change)
  const community = (change: Partial<typeof tables.communities.$inferInsert>) => () =>
    test.db.update(tables.communities).set(change)
  const other = () => test.db.insert(tables.communities).values({ name: 'Autre', slug: 'autre' }).returning()

  it.each<[string, () => PromiseLike<unknown>, [members: number, shares: number, communities: number]]>([
    ['as it is', async () => undefined, [1, 1, 1]],
    ['a member whom the viewer blocked', () => test.personas.blocks(camille, ines), [0, 0, 1]],
    ['a member who blocked the viewer', () => test.personas.blocks(ines, camille), [0, 0, 1]],
    ['a paused member', user({ pause: 1 }), [0, 0, 1]],
    ['a banned member', user({ banned: true }), [0, 0, 1]],
    ['a member whose account is disabled', user({ blocked: true }), [0, 0, 1]],
    ['a suspended member', user({ suspendedUntil: new Date(Date.now() + 3_600_000) }), [0, 0, 1]],
    ['a member with an unconfirmed address', user({ emailVerified: false }), [0, 0, 1]],
    ['a hidden profile', () => test.db.update(tables.userProfiles).set({ status: 'hidden' }), [0, 0, 1]],
    ['a muted member', () => camille.posts('/api/mutes', { username: 'ines' }), [0, 0, 1]],
    ['a muted word', () => camille.posts('/api/mutes', { word }), [1, 0, 1]],
    ['a hidden share', share({ hiddenAt: new Date() }), [1, 0, 1]],
    ['a deleted share', share({ deletedAt: new Date() }), [1, 0, 1]],
    [
      'a share of a community without the viewer',
      async () => share({ visibility: 'community', communityId: (await other())[0]?.id ?? 0 })(),
      [1, 0, 1],
    ],
    ['a secret community', community({ access: 'secret' }), [1, 1, 0]],
    ['an archived community', community({ archivedAt: new Date() }), [1, 1, 0]],
  ])('is not found: %s', async (_case, happens, expected) => {
    await happens()
    expect(await everything()).toEqual(expected)
  })
})

describe('unusual queries', () => {
  it.each([
    '',
    ' ',
    'a',
    '%',
    '_',
    '%%%%',
    '😀',
    '’',
    '"',
    "'; drop table users",
    '\\',
    ':*',
    '!&|',
    'de la du',
    'x'.repeat(500),
    'é'.repeat(500),
    '<->',
    '\u202e',
    '٣٤',
    '*:A',
  ])('are answered: %j', async (typed) => {
    await shares(ines, 'Une pensée')
    await results(typed)
  })

  it('of fewer than two letters find nothing', async () => {
    expect(await results('i%_')).toEqual({
      members: { items: [], cursor: null },
      shares: { items: [], cursor: null },
      communities: { items: [], cursor: null },
      articles: { items: [], cursor: null },
    })
  })

  it('escape wildcards', async () => {
    expect(await members('i%s')).toEqual([])
    expect(await members('in_s')).toEqual([])
  })

  it('with an invalid character are refused with a message', async () => {
    expect((await camille.gets('/api/search?q=a%00b')).status).toBe(400)
    expect((await camille.gets('/api/search?q=ines&kind=members&cursor=x')).status).toBe(400)
    expect((await camille.gets('/api/search?q=ines&kind=visits')).status).toBe(400)
  })
})
