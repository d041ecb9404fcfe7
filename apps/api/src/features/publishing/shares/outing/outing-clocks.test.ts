import { type ErrorEnvelope, placeSearchName, type ShareView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

const { test } = await setUpTestApp()
const author = await test.personas.member('Nora')
beforeAll(async () => {
  const commune = (codeInsee: string, name: string, zip: string, population: number) => ({
    ...{ codeInsee, name, searchName: placeSearchName(name), zips: [zip], population },
  })
  await test.db
    .insert(tables.communes)
    .values([
      commune('97411', 'Saint-Denis', '97400', 153_000),
      commune('93066', 'Saint-Denis', '93200', 111_000),
      commune('02565', 'Œuilly', '02160', 293),
      commune('51410', 'Œuilly', '51480', 564),
      commune('98735', 'Papeete', '98714', 26_000),
      commune('98731', 'Nuku-Hiva', '98742', 2900),
      commune('97209', 'Fort-de-France', '97200', 75_000),
    ])
    .onConflictDoNothing()
  const town = (country: string, name: string, latitude: number, longitude: number) => ({
    ...{ country, name, searchName: placeSearchName(name), latitude, longitude },
  })
  await test.db
    .insert(tables.townsAbroad)
    .values([
      town('Québec (Canada)', 'Montréal', 45.5, -73.57),
      town('Québec (Canada)', 'Cap-aux-Meules', 47.38, -61.86),
      town('Belgique', 'Liège', 50.63, 5.57),
    ])
    .onConflictDoNothing()
})

const share = (outing: object, rest: object = {}) => ({
  ...{ clientId: crypto.randomUUID(), kind: 'sortie', title: 'On marche', body: 'Venez.', visibility: 'members' },
  ...{ outing: { place: 'Devant la mairie', ...outing }, ...rest },
})
const publishes = (outing: object) => author.posts<ShareView>('/api/shares', share(outing))
const fieldsOf = ({ body }: { body: unknown }) =>
  (body as ErrorEnvelope & { error: { details: { fields?: object } } }).error.details.fields

describe('an outing', () => {
  it.each([
    ['Saint-Denis (97400)', 'Indian/Reunion', '2030-06-01T14:00:00.000Z', 'heure de La Réunion'],
    ['Lyon', 'Europe/Paris', '2030-06-01T16:00:00.000Z', 'heure de Paris'],
    ['97200 Fort-de-France', 'America/Martinique', '2030-06-01T22:00:00.000Z', 'heure de la Martinique'],
    ['papeete', 'Pacific/Tahiti', '2030-06-02T04:00:00.000Z', 'heure de Tahiti'],
    ['Nuku-Hiva', 'Pacific/Marquesas', '2030-06-02T03:30:00.000Z', 'heure des Marquises'],
    ['Liège (Belgique)', 'Europe/Brussels', '2030-06-01T16:00:00.000Z', 'heure de Bruxelles'],
    ['Montréal (Québec)', 'America/Toronto', '2030-06-01T22:00:00.000Z', 'heure de Montréal'],
    ['Cap-aux-Meules', 'America/Halifax', '2030-06-01T21:00:00.000Z', 'heure des Îles-de-la-Madeleine'],
  ])('at 18 h in %s is at 18 h in local time', async (town, timeZone, at, timeZoneName) => {
    const { body } = await publishes({ at: '2030-06-01T18:00', town })
    expect(body.outing).toMatchObject({ at, timeZone, timeZoneName })
  })

  it('uses the winter and summer time of its town', async () => {
    const winter = (await publishes({ at: '2030-01-10T18:00', town: 'Lyon' })).body
    expect(winter.outing?.at).toBe('2030-01-10T17:00:00.000Z')
  })

  it('keeps an instant sent by a program', async () => {
    const { body } = await publishes({ at: '2030-06-01T16:00:00.000Z', town: 'Saint-Denis (97400)' })
    expect(body.outing).toMatchObject({ at: '2030-06-01T16:00:00.000Z', timeZone: 'Indian/Reunion' })
  })

  it.each(['Paris', 'Lyon'])('may be in the whole city of %s', async (town) => {
    const { body } = await publishes({ at: '2030-06-01T18:00', town })
    expect(body.outing).toMatchObject({ town, timeZone: 'Europe/Paris' })
    const file = String((await author.gets(`/api/shares/${body.id}/calendar`)).body)
    expect(file).toContain(`LOCATION:Devant la mairie\\, ${town}\r\n`)
  })

  it('requires another town if the name is unknown or ambiguous', async () => {
    const unknown = await publishes({ at: '2030-06-01T18:00', town: 'Nulle-Part' })
    const several = await publishes({ at: '2030-06-01T18:00', town: 'Saint-Denis' })
    const onOneClock = await publishes({ at: '2030-06-01T18:00', town: 'Œuilly' })
    for (const answer of [unknown, several, onOneClock]) {
      expect(answer.status).toBe(400)
      expect(Object.keys(fieldsOf(answer) ?? {})).toEqual(['outing.town'])
    }
  })

  it('without a town uses the author’s time zone, and keeps it when the author moves', async () => {
    const moves = (codeInsee: string) =>
      test.db.update(tables.users).set({ country: 'France', codeInsee }).where(eq(tables.users.id, author.id))
    await moves('97411')
    const { body } = await publishes({ at: '2030-06-01T18:00' })
    expect(body.outing).toMatchObject({ at: '2030-06-01T14:00:00.000Z', town: '', timeZone: 'Indian/Reunion' })
    await moves('69123')
    const { clientId: _id, kind: _kind, ...words } = share({ at: '2030-06-01T18:30' }, { version: body.version })
    const changed = await author.patches<ShareView>(`/api/shares/${body.id}`, words)
    expect(changed.body.outing).toMatchObject({ at: '2030-06-01T14:30:00.000Z', timeZone: 'Indian/Reunion' })
  })

  it('keeps its local hour when it moves to another town', async () => {
    const { body } = await publishes({ at: '2030-06-01T18:00', town: 'Lyon' })
    const there = { at: '2030-06-01T18:00', town: 'Saint-Denis (97400)' }
    const { clientId: _id, kind: _kind, ...words } = share(there, { version: body.version })
    const changed = await author.patches<ShareView>(`/api/shares/${body.id}`, words)
    expect(changed.body.outing).toMatchObject({ at: '2030-06-01T14:00:00.000Z', town: 'Saint-Denis (97400)' })
  })

  it('has its local hour in the calendar file too', async () => {
    const { body } = await publishes({ at: '2030-06-01T18:00', town: 'Saint-Denis (97400)' })
    const file = String((await author.gets(`/api/shares/${body.id}/calendar`)).body)
    expect(file).toContain('DTSTART:20300601T140000Z')
    expect(file.replaceAll(/\r\n /g, '')).toContain('DESCRIPTION:18:00 (heure de La Réunion)')
    expect(file.replaceAll(/\r\n /g, '')).toContain('LOCATION:Devant la mairie\\, Saint-Denis (97400)')
  })
})
