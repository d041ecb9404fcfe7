import type { SearchResults } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/testkit'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let test: TestApp
let camille: Person
let ines: Person
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  camille = await test.cast.camille()
  ines = await test.cast.ines({ profile: { headline: 'Je fais du levain et des pains noirs' } })
})
afterEach(async () => {
  await test.settled()
  await test.db.delete(tables.communities)
  await test.db.delete(tables.users)
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
  it('searches nothing', async () => {
    expect((await test.visitor.gets('/api/search?q=ines')).status).toBe(401)
  })
})

describe('members', () => {
  it('are found without accents, in any case, by the beginning of their name, and with a slip', async () => {
    await test.cast.member('Soizic')
    await test.cast.member('Élodie Marchand')
    for (const typed of ['ines', 'INÈS', 'inè', ' ines ', 'innes'])
      expect(await members(typed), typed).toContain('Inès')
    for (const typed of ['soisic', 'soizik', 'siozic', 'SOIZI']) expect(await members(typed), typed).toContain('Soizic')
    for (const typed of ['elodie', 'marchand', 'marchand elodie', 'elodie m', 'merchand'])
      expect(await members(typed), typed).toEqual(['Élodie Marchand'])
    expect(await members('zzz')).toEqual([])
  })

  it('come best first: the name, its beginning, a word of it, her sentence, what resembles', async () => {
    await test.cast.member('Lina')
    await test.cast.member('Lin')
    await test.cast.member('Rose Lin')
    await test.cast.member('Merlin')
    await test.cast.member('Autre', { profile: { headline: 'Tisser le lin' } })
    expect(await members('lin')).toEqual(['Lin', 'Lina', 'Rose Lin', 'Merlin', 'Autre'])
  })

  it('are found by what they say of themselves, whatever the ending', async () => {
    expect(await members('pain noir')).toEqual(['Inès'])
    expect(await members('levains')).toEqual(['Inès'])
  })

  it('are read on page by page, each once, in the same order', async () => {
    for (const name of ['Anna', 'Anne', 'Annick', 'Marianne', 'Jeanne', 'Anouk', 'Hanna']) await test.cast.member(name)
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

  it('are found behind any number of those whom she may not see', async () => {
    await test.cast.member('Foule Visible')
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

  it('never are herself', async () => {
    expect(await members('camille')).toEqual([])
  })
})

describe('shares', () => {
  it('are found by title first, then by their words and ingredients, in any form of the word', async () => {
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
    ['every share says', 1, 130],
    ['every third share says', 3, 50],
    ['only old shares say', 100, 3],
  ])('that say a word which %s are read on to the last, each once, newest first', async (_, oneIn, count) => {
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

  it('show what stands around the word', async () => {
    await shares(ines, 'Long', `${'Et puis encore. '.repeat(30)}Un potimarron enfin, ${'et la suite. '.repeat(30)}`)
    const [hit] = (await results('potimarron')).shares.items
    expect(hit?.excerpt).toMatch(/^… .*Un potimarron enfin/)
    expect(hit?.excerpt.length).toBeLessThanOrEqual(160)
    expect(hit?.author.displayName).toBe('Inès')
  })
})

describe('communities', () => {
  it('are found by name and sentence, with a slip too', async () => {
    await founds('Lectures du soir', { tagline: 'Des romans à voix haute' })
    for (const typed of ['lecture', 'romans', 'voix haute', 'lectrues']) {
      expect(await communities(typed), typed).toEqual(['Lectures du soir'])
    }
  })
})

describe('what she may not see', () => {
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

  const user = (change: Partial<typeof tables.users.$inferInsert>) => () => test.cast.changes(ines, change)
  const share = (change: Partial<typeof tables.shares.$inferInsert>) => () => test.db.update(tables.shares).set(change)
  const community = (change: Partial<typeof tables.communities.$inferInsert>) => () =>
    test.db.update(tables.communities).set(change)
  const other = () => test.db.insert(tables.communities).values({ name: 'Autre', slug: 'autre' }).returning()

  it.each<[string, () => PromiseLike<unknown>, [members: number, shares: number, communities: number]]>([
    ['as it is', async () => undefined, [1, 1, 1]],
    ['a member whom she blocked', () => test.cast.blocks(camille, ines), [0, 0, 1]],
    ['a member who blocked her', () => test.cast.blocks(ines, camille), [0, 0, 1]],
    ['a paused member', user({ pause: 1 }), [0, 0, 1]],
    ['a banned member', user({ banned: true }), [0, 0, 1]],
    ['a member whose account is shut', user({ blocked: true }), [0, 0, 1]],
    ['a suspended member', user({ suspendedUntil: new Date(Date.now() + 3_600_000) }), [0, 0, 1]],
    ['a member who never confirmed', user({ emailVerified: false }), [0, 0, 1]],
    ['a hidden profile', () => test.db.update(tables.userProfiles).set({ status: 'hidden' }), [0, 0, 1]],
    ['a muted member', () => camille.posts('/api/mutes', { username: 'ines' }), [0, 0, 1]],
    ['a muted word', () => camille.posts('/api/mutes', { word }), [1, 0, 1]],
    ['a hidden share', share({ hiddenAt: new Date() }), [1, 0, 1]],
    ['a deleted share', share({ deletedAt: new Date() }), [1, 0, 1]],
    [
      'a share of a community that she is not in',
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

describe('odd searches', () => {
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

  it('that show less than two letters find nobody', async () => {
    expect(await results('i%_')).toEqual({
      members: { items: [], cursor: null },
      shares: { items: [], cursor: null },
      communities: { items: [], cursor: null },
      articles: { items: [], cursor: null },
    })
  })

  it('take no sign for a joker', async () => {
    expect(await members('i%s')).toEqual([])
    expect(await members('in_s')).toEqual([])
  })

  it('with a character that nobody types are refused in words', async () => {
    expect((await camille.gets('/api/search?q=a%00b')).status).toBe(400)
    expect((await camille.gets('/api/search?q=ines&kind=members&cursor=x')).status).toBe(400)
    expect((await camille.gets('/api/search?q=ines&kind=visits')).status).toBe(400)
  })
})
