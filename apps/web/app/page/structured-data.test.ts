import type { ArticleAttributes, MemberProfile, ShareView } from '@consoeurs/contract'
import type { Thing } from 'schema-dts'
import { describe, expect, it } from 'vitest'
import { listOfRecipes } from '../features/kitchen/recipes/recipes-structured.ts'
import { structuredProfile } from '../features/people/profiles/profile-structured.ts'
import { structuredArticle } from '../features/publishing/articles/article-structured.ts'
import { structuredShare } from '../features/publishing/shares/share-structured.ts'
import { breadcrumbs, publisher, type Site } from './structured-data.tsx'

const site: Site = {
  origin: 'https://exemple.fr',
  name: 'Exemple',
  logo: '/brand/x/icon-512.png',
  drawn: () => '/previews/x.png',
}

/**
 * What Google requires and recommends of each kind, of what we can know: developers.google.com/search/docs/appearance/
 * structured-data/{article, breadcrumb, recipe, profile-page, organization} and site-names. What schema.org's types
 * allow is checked by the compiler (schema-dts).
 */
const asked: Record<string, readonly string[]> = {
  Article: ['headline', 'image', 'author', 'datePublished', 'dateModified'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Recipe: [
    'name',
    'image',
    'author',
    'datePublished',
    'recipeIngredient',
    'recipeInstructions',
    'recipeYield',
    'totalTime',
  ],
  Event: ['name', 'startDate', 'location', 'organizer'],
  Place: ['name', 'address'],
  HowToStep: ['text'],
  ProfilePage: ['mainEntity'],
  Person: ['name'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
}

type Entity = Record<string, unknown> & { '@type'?: string }

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** What is missing in a thing and in all that it holds, and which addresses are not whole. */
function faults(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => faults(one, `${at}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type, ...rest } = value as Entity
  const known = type === undefined ? undefined : asked[type]
  const missing = (known ?? []).filter((name) => isEmpty(rest[name])).map((name) => `${at} ${type}.${name}`)
  const unknown = known === undefined ? [`${at}: ${type} is not among what we tell`] : []
  const broken = ['url', 'item', 'image', 'logo', 'mainEntityOfPage']
    .flatMap((name) => [rest[name]].flat().map((address) => ({ name, address })))
    .filter(({ address }) => address !== undefined && !/^https:\/\/exemple\.fr\//.test(String(address)))
    .map(({ name, address }) => `${at} ${type}.${name} is ${String(address)}`)
  const inside = Object.entries(rest).flatMap(([name, held]) => faults(held, `${at}.${name}`))
  return [...missing, ...unknown, ...broken, ...inside]
}

const picture = { formats: { large: { url: '/files/a-large.webp' } } }

const attributes = {
  slug: 'le-premier-mot',
  title: 'Le premier mot',
  excerpt: 'Oser.',
  body: '',
  readingMinutes: 3,
  seoTitle: '',
  seoDescription: '',
  publishedAt: '2026-01-01T08:00:00.000Z',
  updatedAt: '2026-01-02T08:00:00.000Z',
  category: { data: { id: 1, attributes: { slug: 'rencontres', name: 'Rencontres', description: '' } } },
} satisfies ArticleAttributes

const share = {
  slug: 'soupe-ab12cd',
  title: 'Soupe verte',
  body: 'Bonne.',
  cover: null,
  author: { displayName: 'Camille', username: 'camille' },
  publishedAt: '2026-01-01T08:00:00.000Z',
  editedAt: null,
  images: [picture],
  recipe: null,
  outing: null,
} as unknown as ShareView

const recipe = {
  servings: 2,
  minutes: 20,
  season: '',
  ingredients: [{ quantity: '2', name: 'courgettes' }],
  steps: ['Mixe.'],
} as unknown as NonNullable<ShareView['recipe']>

const outing = {
  at: '2030-06-01T14:00:00.000Z',
  place: 'Le Barachois',
  town: 'Saint-Denis (97400)',
  timeZone: 'Indian/Reunion',
} as unknown as NonNullable<ShareView['outing']>

const profile = {
  username: 'camille',
  displayName: 'Camille',
  headline: 'Ici.',
  photo: picture,
} as unknown as MemberProfile

/** Every `@id` within, in order. */
const idsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"@id":"([^"]+)"/g)].map(([, id = '']) => id)

describe('the identifiers that search engines keep', () => {
  const article = (slug: string) => structuredArticle({ id: 12, attributes: { ...attributes, slug } }, site)
  const shared = (slug: string) => structuredShare({ ...share, id: 7, slug, author: { ...share.author, id: 3 } }, site)
  const member = (username: string) => structuredProfile({ ...profile, id: 3, username }, site)

  it('stay when a slug or a username changes', () => {
    expect(idsIn(article('autrement'))).toEqual(idsIn(article('le-premier-mot')))
    expect(idsIn(shared('autrement-ab12cd'))).toEqual(idsIn(shared('soupe-ab12cd')))
    expect(idsIn(member('camille-du-nord'))).toEqual(idsIn(member('camille')))
    expect(idsIn(article('autrement'))[0]).toBe('https://exemple.fr/blog/12')
  })

  it('name the author of a share as her profile does', () => {
    expect(idsIn(shared('soupe-ab12cd'))).toEqual(['https://exemple.fr/#share-7', ...idsIn(member('camille'))])
  })
})

describe('what search engines are told', () => {
  const signed = {
    ...attributes,
    author: { data: { id: 1, attributes: { username: 'odile', name: 'Odile', avatar: null } } },
  }
  const body =
    '<p>Un.</p><section class="recette" data-minutes="15" data-servings="4"><h3>Oranges</h3><dl><dt>Temps</dt><dd>15 min</dd></dl><ul><li><strong>4</strong> oranges</li></ul><ol><li>Pèle.</li></ol></section>'
  const cover = { data: { id: 1, attributes: picture } } as unknown as ArticleAttributes['cover']
  const cooking = { ...attributes, body, cover }
  const cooked = ['Article', 'Recipe', 'BreadcrumbList']
  it.each<[string, Thing[], string[]]>([
    ['an article of the house', structuredArticle({ id: 12, attributes }, site), ['Article', 'BreadcrumbList']],
    ['a signed article', structuredArticle({ id: 12, attributes: signed }, site), ['Article', 'BreadcrumbList']],
    ['an article with a recipe', structuredArticle({ id: 12, attributes: cooking }, site), cooked],
    ['a share', structuredShare(share, site), ['Article', 'BreadcrumbList']],
    ['a recipe', structuredShare({ ...share, recipe }, site), ['Recipe', 'BreadcrumbList']],
    ['a recipe without a photo', structuredShare({ ...share, images: [], recipe }, site), ['Recipe', 'BreadcrumbList']],
    ['an outing', structuredShare({ ...share, outing }, site), ['Event', 'BreadcrumbList']],
    ['a public profile', structuredProfile(profile, site), ['ProfilePage']],
    ['the house', [publisher(site)], ['Organization']],
  ])('of %s is whole', (_, things, types) => {
    expect(things.map((thing) => (thing as Entity)['@type'])).toEqual(types)
    expect(faults(things)).toEqual([])
  })

  it.each([
    ['Indian/Reunion', '2030-06-01T18:00:00+04:00'],
    ['Europe/Paris', '2030-06-01T16:00:00+02:00'],
    ['America/Toronto', '2030-06-01T10:00:00-04:00'],
  ])('gives an outing the hour of %s', (timeZone, startDate) => {
    expect(structuredShare({ ...share, outing: { ...outing, timeZone } }, site)[0]).toMatchObject({ startDate })
  })

  /** Rich results of recipes: required and recommended, without what nobody measured (nutrition, ratings, video). */
  it('gives a recipe of a member all that a rich result asks for', () => {
    const [told] = structuredShare({ ...share, recipe }, site) as Entity[]
    const missing = ['description', 'prepTime', 'cookTime', 'totalTime', 'recipeCategory', 'recipeCuisine', 'keywords']
    expect(missing.filter((name) => isEmpty(told?.[name]))).toEqual([])
    expect(told?.recipeInstructions).toEqual([
      { '@type': 'HowToStep', text: 'Mixe.', url: 'https://exemple.fr/shares/soupe-ab12cd#etape-1' },
    ])
    expect(Object.keys(told ?? {})).not.toContain('nutrition')
    expect(Object.keys(told ?? {})).not.toContain('aggregateRating')
  })

  it('lists the recipes of a topic by address', () => {
    expect(listOfRecipes(site, 'Courgettes', [{ slug: 'soupe-ab12cd', article: null }])).toEqual({
      '@type': 'ItemList',
      name: 'Courgettes',
      numberOfItems: 1,
      itemListElement: [{ '@type': 'ListItem', position: 1, url: 'https://exemple.fr/shares/soupe-ab12cd' }],
    })
  })

  it('gives a recipe its times, yield, tools and origin', () => {
    const whole = {
      ...{ ...recipe, times: { fermentation: 14 * 24 * 60 }, yield: { amount: 3, unit: 'jar' as const } },
      ...{ equipment: ['bocaux', 'gone'], origin: { name: 'Un livre', url: 'https://exemple.fr/livre' } },
    }
    const tools = [{ value: 'bocaux', label: 'Bocaux' }]
    expect(structuredShare({ ...share, recipe: whole }, site, tools)[0]).toMatchObject({
      ...{ prepTime: 'PT20M', totalTime: 'P14DT20M', recipeYield: '3 bocaux', tool: ['bocaux'] },
      isBasedOn: 'https://exemple.fr/livre',
    })
  })

  it('names every step from the home page on', () => {
    expect(breadcrumbs(site, [{ name: 'Journal', path: '/blog' }])).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Exemple', item: 'https://exemple.fr/' },
        { '@type': 'ListItem', position: 2, name: 'Journal', item: 'https://exemple.fr/blog' },
      ],
    })
  })

  it('is found wanting where something is missing: the list above is used', () => {
    expect(faults([{ '@type': 'Recipe', name: 'Soupe' }]).at(0)).toBe('[0] Recipe.image')
    expect(faults([{ '@type': 'WebSite', name: 'Exemple', url: '/' }])).toEqual(['[0] WebSite.url is /'])
  })
})
