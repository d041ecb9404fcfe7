import { tables } from '@consoeurs/database'
import { blogDay, buildTestApp, fillCollections, type Person, type TestApp } from '@consoeurs/test-support'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { values, whiteLists } from './white-lists.ts'

/** Of each collection; about a third of them are answered. */
const RUNS = inject('length') === 'long' ? 2000 : 120

interface Entry {
  id: number
  attributes: Record<string, unknown>
}

const collections = Object.keys(whiteLists).filter((name) => !values.includes(name))
const listOf = (name: string) => {
  const found = whiteLists[name]
  if (found === undefined) throw new Error(`no white list of ${name}`)
  return found
}

let test: TestApp
let outsider: Person
/** The same place where nothing is hidden from her: no draft, no secret, no room behind a door. */
let bare: TestApp
let sameOutsider: Person

/** On both places everything is of one day: what differs is what is hidden. */
const ofOneDay = `
  UPDATE articles SET created_at = $1, updated_at = $1;
  UPDATE categories SET created_at = $1, updated_at = $1;
  UPDATE tags SET created_at = $1, updated_at = $1;
  UPDATE pages SET created_at = $1, updated_at = $1;
  UPDATE ingredients SET created_at = $1, updated_at = $1;
  UPDATE faq_entries SET created_at = $1, updated_at = $1;
  UPDATE communities SET created_at = $1, changed_at = $1;
  UPDATE rooms SET created_at = $1, changed_at = $1`.replaceAll('$1', `'${blogDay.toISOString()}'`)

const takeAwayHidden = `
  DELETE FROM articles WHERE slug IN ('brouillon', 'demain', 'cache', 'parti');
  DELETE FROM pages WHERE slug = 'brouillon';
  DELETE FROM faq_entries WHERE slug = 'brouillon';
  DELETE FROM communities WHERE slug IN ('secret', 'ancien');
  DELETE FROM rooms WHERE slug = 'salon-demande'`

async function openPlace(): Promise<[TestApp, Person]> {
  const app = await buildTestApp({ now: () => blogDay })
  const editor = await app.personas.member('Odile', { role: 'editor' })
  const louise = await app.personas.louise()
  await fillCollections(app, { editor, owner: await app.personas.camille() })
  await app.pool.query(ofOneDay)
  return [app, louise]
}

beforeAll(async () => {
  ;[test, outsider] = await openPlace()
  ;[bare, sameOutsider] = await openPlace()
  await bare.pool.query(takeAwayHidden)
})
afterAll(async () => {
  await test.close()
  await bare.close()
})

/** Whatever it was asked: what it holds is on the list, and so is all that it brings along. */
function expectListed(name: string, attributes: Record<string, unknown>) {
  const { attributes: listed, relations } = listOf(name)
  for (const [key, value] of Object.entries(attributes)) {
    const leadsTo = relations[key]
    if (leadsTo === undefined) expect(listed, `${name}.${key}`).toContain(key)
    else if (Array.isArray(value)) for (const part of value) expectListed(leadsTo, part)
    else for (const entry of [(value as { data: unknown }).data].flat()) expectEntry(leadsTo, entry as Entry | null)
  }
}

function expectEntry(name: string, entry: Entry | null) {
  if (entry === null) return
  const document = values.includes(name) ? [] : ['documentId']
  expect(Object.keys(entry).sort()).toEqual(['attributes', ...document, 'id'])
  expectListed(name, entry.attributes)
}

const hidden = ['brouillon', 'cache', 'secret', 'salon-secret', 'salon-demande', 'ancien']
/** A person is shown as a value, but her listed fields may be filtered by. */
const isFiltered = (to: string) => to === 'person' || !values.includes(to)
const strange = fc.oneof(
  fc.constantFrom(...hidden, 'open', 'ouvert', 'un', '3', 'true'),
  fc.string({ maxLength: 12, unit: 'binary' }),
  fc.constantFrom(
    ...['1', '-1', '1e9', '99999999999999', '2026-01-01', '2026-13-45', "'; drop table users;--", '%', '\\', '\0', '*'],
    ...['__proto__', 'constructor'],
  ),
)
const operator = fc.constantFrom(
  ...['$eq', '$ne', '$in', '$lt', '$lte', '$gt', '$gte', '$contains', '$containsi', '$startsWith', '$null'],
  ...['$endsWith', '$between', '$notNull'],
)
const unlisted = ['authorId', 'foundedById', 'clientId', 'lastSeq', 'deletedAt', 'members', 'email', '__proto__', '']
const anything = [
  ...new Set(
    Object.values(whiteLists).flatMap(({ attributes, relations }) => [...attributes, ...Object.keys(relations)]),
  ),
  ...['filters', 'sort', 'fields', 'populate', 'pagination', 'page', 'pageSize', 'start', 'limit', '0', '1', 'id'],
  ...['$and', '$or', '$not', '$eq', '$in', '*', ...unlisted],
]

/** Brackets and values as they come: nearly all of it means nothing. */
const noise = fc
  .tuple(
    fc.constantFrom('filters', 'sort', 'fields', 'populate', 'pagination', '_q', 'status', 'publicationState', 'x'),
    fc.array(fc.constantFrom(...anything), { maxLength: 5 }),
    fc.oneof(fc.constantFrom(...anything), strange),
  )
  .map(([root, path, given]) => `${root}${path.map((name) => `[${name}]`).join('')}=${encodeURIComponent(given)}`)

const attributeOf = (name: string) => fc.constantFrom('id', 'documentId', ...listOf(name).attributes)

/** Somewhere in what a collection leads to: the brackets of the way there, and where it ends. */
const wayFrom = (name: string, brackets: (relation: string) => string, passable: (to: string) => boolean) =>
  fc.array(fc.nat(), { maxLength: 3 }).map((turns) =>
    turns.reduce(
      ({ way, at }, turn) => {
        const ways = Object.entries(listOf(at).relations).filter(([, to]) => passable(to))
        const taken = ways[turn % ways.length]
        return taken === undefined ? { way, at } : { way: `${way}${brackets(taken[0])}`, at: taken[1] }
      },
      { way: '', at: name },
    ),
  )

/** What somebody might mean: attributes and relations that are there, compared with whatever. */
const sense = (name: string) =>
  fc.oneof(
    wayFrom(name, (relation) => `[${relation}]`, isFiltered).chain(({ way, at }) =>
      fc
        .tuple(fc.constantFrom('', '[$not]', '[$or][0]', '[$and][1]'), attributeOf(at), operator, strange)
        .map(
          ([group, attribute, how, given]) =>
            `filters${group}${way}[${attribute}][${how}]=${encodeURIComponent(given)}`,
        ),
    ),
    wayFrom(
      name,
      (relation) => `[populate][${relation}]`,
      () => true,
    ).chain(({ way, at }) =>
      attributeOf(at).map((attribute) => `${way.slice(1).replace(']', '')}[fields][0]=${attribute}`),
    ),
    attributeOf(name).map((attribute) => `sort=${attribute}:desc`),
    attributeOf(name).map((attribute) => `fields=${attribute}`),
    fc.tuple(fc.nat(5), fc.nat(5)).map(([page, size]) => `pagination[page]=${page}&pagination[pageSize]=${size}`),
    fc.tuple(fc.nat(5), fc.nat(5)).map(([start, limit]) => `pagination[start]=${start}&pagination[limit]=${limit}`),
    fc.constantFrom('populate=*', `populate=${Object.keys(listOf(name).relations).join()}`),
  )

it('lists all collections', async () => {
  const { body } = await test.visitor.gets<{
    paths: Record<string, { get?: { parameters?: { name: string }[] } }>
  }>('/api/openapi.json')
  const asked = Object.entries(body.paths).filter(([, { get }]) =>
    get?.parameters?.some((one) => one.name === 'filters'),
  )
  expect(asked.map(([path]) => path).sort()).toEqual(
    collections.flatMap((name) => [`/api/${name}`, `/api/${name}/{id}`]).sort(),
  )
})

describe.each(collections)('%s', (name) => {
  it('answers or refuses any query, without revealing hidden content', async () => {
    let answered = 0
    const parameters = fc.array(fc.oneof({ weight: 1, arbitrary: noise }, { weight: 3, arbitrary: sense(name) }), {
      minLength: 1,
      maxLength: 3,
    })
    const one = fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      fc.integer({ min: 1, max: 9 }).map((id) => `/${id}`),
    )
    await fc.assert(
      fc.asyncProperty(one, parameters, async (id, asked) => {
        const address = `/api/${name}${id}?${asked.join('&')}`
        const { status, body } = await outsider.gets<{ data: Entry | Entry[] | null }>(address)
        expect([200, 400, 403, 404, 410]).toContain(status)
        // What was public once and is no more says so.
        if (status === 410) return
        if (status === 200) answered += 1
        for (const entry of [body.data].flat()) expectEntry(name, entry)
        // Neither by what it shows nor by what it counts or leaves out does it tell of what is hidden.
        expect({ address, body }).toEqual({ address, body: (await sameOutsider.gets(address)).body })
      }),
      { numRuns: RUNS },
    )
    expect(answered).toBeGreaterThan(20)
  })

  it('refuses queries by unlisted columns', async () => {
    const table = { faq: tables.faqEntries }[name] ?? tables[name as 'articles']
    const { attributes, relations } = listOf(name)
    const columns = Object.keys(table)
    const kept = columns.filter((column) => column !== 'id' && !attributes.includes(column))
    const led = Object.entries(relations).filter(([, to]) => isFiltered(to))
    for (const column of [...kept, 'email', 'passwordHash', '$where']) {
      for (const query of [
        ...[`fields=${column}`, `sort=${column}`, `filters[${column}][$null]=true`, `populate=${column}`],
        ...[`filters[$or][0][$not][${column}]=1`, `filters[${column}][id]=1`],
        ...led.flatMap(([relation, to]) =>
          listOf(to).attributes.includes(column)
            ? []
            : [`filters[${relation}][${column}]=1`, `populate[${relation}][fields]=${column}`],
        ),
      ]) {
        // A relation may have a column’s name: what is asked of its entries is another matter.
        if (column in relations) continue
        const { status } = await outsider.gets(`/api/${name}?${query}`)
        expect({ query, status }).toEqual({ query, status: 400 })
      }
    }
  })
})
