import { tables } from '@consoeurs/database'
import { foundCircles, type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, describe, expect, it } from 'vitest'

const TIMES = 8
const at = new Date().toISOString()
const day = at.slice(0, 10)
const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
const dish = {
  servings: 2,
  minutes: 10,
  season: '',
  ingredients: [{ quantity: '1', name: 'pomme' }],
  steps: ['Coupe.'],
}
const meets = { whom: 'Rosalie', place: 'Au lac', day: tomorrow, time: '12:00', timeZone: 'UTC', minutes: 120 }
const contact = { contactName: 'Sidonie', contactEmail: 'sidonie@test.test', tells: 'silence' }

const { test } = await setUpTestApp({ brand: 'seve' })
let camille: Person
const ids = { share: 0, room: 0, batch: 0 }

const creations: [name: string, path: () => string, body: object, table: Parameters<typeof test.db.$count>[0]][] = [
  ['a share', () => '/api/shares', { kind: 'astuce', body: 'Bonjour' }, tables.shares],
  ['a comment', () => `/api/shares/${ids.share}/comments`, { text: 'Oh' }, tables.comments],
  ['an offer', () => '/api/swaps', { kind: 'seeds', title: 'Graines de mâche' }, tables.swaps],
  ['a notebook', () => '/api/notebooks', { name: 'Été' }, tables.notebooks],
  ['a menu entry', () => '/api/menu/entries', { day, meal: 'lunch', text: 'Soupe' }, tables.mealEntries],
  ['a jar', () => '/api/batches', { kind: 'fermentation', name: 'Jarre', startedAt: at, note: 'Là' }, tables.batches],
  ['a note of a jar', () => `/api/batches/${ids.batch}/notes`, { kind: 'note', text: 'Des bulles' }, tables.batchNotes],
  ['a first message', () => '/api/messages', { to: 'nora', text: 'Bonjour' }, tables.messages],
  ['a group', () => '/api/groups', { name: 'Nous trois', usernames: ['ines', 'louise'] }, tables.communities],
  ['a community', () => '/api/communities', { name: 'Au jardin', access: 'open' }, tables.communities],
  ['an announcement', () => '/api/communities/ouvert/announcements', { text: 'Jeudi' }, tables.communityAnnouncements],
  ['a room', () => '/api/communities/ouvert/rooms', { name: 'Salon neuf' }, tables.rooms],
  ['a message in a room', () => `/api/rooms/${ids.room}/messages`, { text: 'Oh' }, tables.roomMessages],
  ['a meeting', () => '/api/meetings', { ...meets, ...contact }, tables.meetings],
]

beforeAll(async () => {
  await test.app.jobs.start()
  camille = await test.personas.camille()
  await test.personas.ines()
  await test.personas.louise()
  await test.personas.member('Nora')
  const posted = async (path: string, body: object) => {
    const answer = await camille.posts<{ id: number }>(path, { clientId: crypto.randomUUID(), ...body })
    expect([path, answer.status, answer.body]).toEqual([path, 200, expect.anything()])
    return answer.body.id
  }
  await foundCircles(test, camille)
  ids.room = await posted('/api/communities/ouvert/rooms', { name: 'Accueil' })
  ids.share = await posted('/api/shares', { kind: 'recette', title: 'Pommes', recipe: dish })
  ids.batch = await posted('/api/batches', { kind: 'fermentation', name: 'Jarre', startedAt: at })
})

describe('a creation sent eight times at once', () => {
  it.each(creations)('%s is made once', async (_name, path, body, table) => {
    const sent = { clientId: crypto.randomUUID(), ...body }
    const before = await test.db.$count(table)
    const answers = await Promise.all(Array.from({ length: TIMES }, () => camille.posts(path(), sent)))
    expect(answers.map(({ status }) => status)).toEqual(Array(TIMES).fill(200))
    expect(await test.db.$count(table)).toBe(before + 1)
  })
})
