import { type OwnProfile, type PlaceSuggestion, townCode, townOf } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { fillPlaces } from '@consoeurs/database/seed'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, expect, it } from 'vitest'
import { findTowns } from './find-town.ts'
import { readPlace } from './read-place.ts'

let member: Person
/** With every place there is. */
const { test } = await setUpTestApp()
beforeAll(async () => {
  await test.db.delete(tables.communes)
  await fillPlaces(test.pool)
  member = await test.personas.member('Chercheuse')
})

const find = async (q: string) => (await member.gets<PlaceSuggestion[]>(`/api/places?q=${encodeURIComponent(q)}`)).body

it.each([
  ['havre', 'Le Havre'],
  ['st etienne', 'Saint-Étienne'],
  ['69100 Villeurbanne', 'Villeurbanne'],
  ['VILLEURBANNE CEDEX', 'Villeurbanne'],
  ['69628 Villeurbanne Cedex', 'Villeurbanne'],
  ['Villeurbanne (69)', 'Villeurbanne'],
  ['Villeurbanne, Rhône', 'Villeurbanne'],
  ['69100 Vileurbane', 'Villeurbanne'],
  ['PARIS CEDEX 07', 'Paris 7e Arrondissement'],
  ['75700 PARIS CEDEX 07', 'Paris 7e Arrondissement'],
  ['Lyon 3ème', 'Lyon 3e Arrondissement'],
  ['38043 GRENOBLE CEDEX 9', 'Grenoble'],
  ['Saint-Denis (974)', 'Saint-Denis'],
  ['Ajaccio 2A', 'Ajaccio'],
  ['98000', 'Monaco'],
  ['98000 Monaco', 'Monaco'],
  ['B-1000 Bruxelles', 'Bruxelles'],
  ['1205', 'Genève'],
  ['L-1009', 'Luxembourg'],
  ['Montréal H2X 1Y4', 'Montréal'],
  ['Y', 'Y'],
  ['Oô', 'Oô'],
  ['BP 12 69100 VILLEURBANNE CEDEX', 'Villeurbanne'],
  ['93200 SAINT-DENIS CEDEX 2', 'Saint-Denis'],
  ['Bâle', 'Bâle'],
  ['Paris', 'Paris'],
  ['Paris (75)', 'Paris'],
  ['75007', 'Paris 7e Arrondissement'],
  ['75007 Paris', 'Paris 7e Arrondissement'],
  ['Lyon 1er arr.', 'Lyon 1er Arrondissement'],
  ['Pari', 'Paris'],
  ['Roissy en France', 'Roissy-en-France'],
  ['Bouy-Luxembourg', 'Bouy-Luxembourg'],
])('as on an envelope: « %s » is %s', async (typed, city) => {
  expect((await find(typed))[0]?.city).toBe(city)
})

it.each([
  ['Paris', 20],
  ['Lyon', 9],
  ['marseille', 16],
])('%s: the whole city without a postal code, then its arrondissements in order', async (typed, districts) => {
  const found = await find(typed)
  expect(found[0]).toMatchObject({ kind: 'commune', city: expect.stringMatching(/^\p{L}+$/u), zip: null })
  const name = found[0]?.city
  const cities = found.slice(1, districts + 1).map(({ city }) => city)
  expect(cities).toEqual(
    Array.from({ length: districts }, (_, at) => `${name} ${at === 0 ? '1er' : `${at + 1}e`} Arrondissement`),
  )
})

it('a whole city can be chosen', async () => {
  const [{ code, kind, zip } = { code: '', kind: 'town', zip: null }] = await find('Paris')
  const chosen = await member.puts<OwnProfile>('/api/members/me/place', { kind, code, zip })
  expect(chosen.body.place).toMatchObject({ city: 'Paris', zip: null })
})

const label = async (written: string) => (await findTowns(test.db, written)).map((town) => town.label)

it.each([
  ['Paris', 'Paris'],
  ['Lyon', 'Lyon'],
  ['MARSEILLE', 'Marseille'],
  ['Paris, France', 'Paris'],
  ['Paris (France)', 'Paris'],
  ['69003 Lyon', 'Lyon (69003)'],
  ['75007 Paris', 'Paris (75007)'],
  ['Paris (75007)', 'Paris (75007)'],
  ['75007', 'Paris 7e Arrondissement (75007)'],
  ['PARIS CEDEX 07', 'Paris 7e Arrondissement (75007)'],
  ['75700 PARIS CEDEX 07', 'Paris 7e Arrondissement (75007)'],
  ['Paris 7e', 'Paris 7e Arrondissement (75007)'],
  ['Paris 13', 'Paris 13e Arrondissement (75013)'],
  ['Marseille (13)', 'Marseille'],
  ['Lyon 3e Arrondissement (69003)', 'Lyon 3e Arrondissement (69003)'],
  ['Nantes Cedex 1', 'Nantes (44000)'],
  ['F-69100 VILLEURBANNE', 'Villeurbanne (69100)'],
  ['BP 12 69616 VILLEURBANNE CEDEX', 'Villeurbanne (69100)'],
  ['93200 Saint-Denis Cedex 2', 'Saint-Denis (93200)'],
  ['Saint-Denis (974)', 'Saint-Denis (97400)'],
  ['Villeurbanne, Rhône', 'Villeurbanne (69100)'],
  ['Villeurbanne (Rhône)', 'Villeurbanne (69100)'],
  ['Roissy-en-France', 'Roissy-en-France (95700)'],
  ['Fort-de-France', 'Fort-de-France (97200)'],
  ['Bouy-Luxembourg', 'Bouy-Luxembourg (10220)'],
  ['1201 Genève', 'Genève (Suisse)'],
  ['1000 Bruxelles', 'Bruxelles (Belgique)'],
  ['Bâle', 'Bâle (Suisse)'],
  ['L-1009 Luxembourg', 'Luxembourg (Luxembourg)'],
  ['Monaco (Monaco)', 'Monaco (Monaco)'],
  ['98000 Monaco', 'Monaco (Monaco)'],
  ['Montréal H2X 1Y4', 'Montréal (Québec)'],
  ['Mattenbach (Kreis 7) (Suisse)', 'Mattenbach (Kreis 7) (Suisse)'],
  ['Lille', 'Lille (59000)'],
  ['La Rochelle', 'La Rochelle (17000)'],
])('« %s » names %s unambiguously', async (written, town) => {
  expect(await label(written)).toEqual([town])
})

it.each(['Œuilly', 'Saint-Denis', 'Saint-Paul', 'Mons', '98000'])('« %s » may be several towns', async (written) => {
  expect((await label(written)).length).toBeGreaterThan(1)
})

it.each([
  ...['Nulle-Part', '75001 Lyon', 'Lyon (Belgique)', 'Paname', 'Lyo', 'Cedex', 'BP 12', '6', '', '%', ', Rhône'],
])('« %s » names no town, or an ambiguous one', async (written) => {
  expect(await label(written)).toEqual([])
})

it('resolves its own label of each town and of every suggestion', async () => {
  const proposals = await Promise.all(['Paris', 'Lyon', 'mar', 'saint', 'mont', '1200', '98000'].map(find))
  for (const { kind, city, zip, country } of proposals.flat()) {
    const narrower = kind === 'town' ? country.replace(/ \(.*/, '') : zip
    const shown = narrower === null ? city : `${city} (${narrower})`
    expect(await label(shown)).toContain(shown)
    expect(await label((await label(shown))[0] ?? '')).toContain(shown)
  }
})

it('the place parser keeps every place name intact', async () => {
  const { communes, townsAbroad } = tables
  const [french, abroad] = [await test.db.select().from(communes), await test.db.select().from(townsAbroad)]
  expect(french.length).toBeGreaterThan(34_000)
  for (const { name, searchName } of [...french, ...abroad]) {
    const read = readPlace(name)
    expect(read.line).toBe(searchName)
    if (!/\d/.test(name)) expect(read.name).toBe(searchName)
  }
})

it('every suggested place can be chosen, with any characters in its name', async () => {
  const names = await test.db.select().from(tables.townsAbroad)
  const awkward = names.filter(({ name }) => /[^\p{L}\s'-]/u.test(name))
  expect(awkward.length).toBeGreaterThan(50)
  for (const { country, name } of names) expect(townOf(townCode(country, name))).toEqual({ country, name })
  const [{ code, kind } = { code: '', kind: 'town' }] = await find('Adliswil / Sonnenberg')
  const chosen = await member.puts<OwnProfile>('/api/members/me/place', { kind, code })
  expect(chosen.body.place).toMatchObject({ city: 'Adliswil / Sonnenberg', country: 'Suisse' })
})

it('gives all communes with their centres to a browser that looks for the nearest', async () => {
  const { body, status } = await member.gets<string>('/api/places/communes')
  expect(status).toBe(200)
  const lines = body.split('\n')
  expect(lines.find((line) => line.startsWith('69266;'))).toMatch(/^69266;Villeurbanne;69100;45\.\d+;4\.\d+$/)
  expect(lines.length).toBeGreaterThan(34_000)
  // A city is given by its arrondissements alone.
  expect(lines.some((line) => line.split(';')[1] === 'Lyon')).toBe(false)
})
