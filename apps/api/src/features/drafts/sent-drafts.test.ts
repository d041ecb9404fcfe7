import type { DraftList } from '@consoeurs/contract'
import { buildTestApp, foundRoom, type Person, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let test: TestApp
let camille: Person
let ines: Person
let roomId: number
beforeAll(async () => {
  test = await buildTestApp()
  camille = await test.cast.camille()
  ines = await test.cast.ines()
  roomId = (await foundRoom(test, { slug: 'jardin', owner: camille, members: [ines] })).roomId
  await camille.posts('/api/messages', { clientId: crypto.randomUUID(), to: 'ines', text: 'Bonjour' })
  await ines.posts('/api/messages', { clientId: crypto.randomUUID(), to: 'camille', text: 'Bonjour' })
})
afterAll(() => test.close())

const talks = {
  'a conversation': {
    place: () => 'message:ines',
    says: (text: string) => camille.posts('/api/messages', { clientId: crypto.randomUUID(), to: 'ines', text }),
  },
  'a room': {
    place: () => `room:${roomId}`,
    says: (text: string) => camille.posts(`/api/rooms/${roomId}/messages`, { clientId: crypto.randomUUID(), text }),
  },
}

describe.each(Object.entries(talks))('in %s', (_, { place, says }) => {
  const begins = (text: string) => camille.puts(`/api/drafts/${place()}`, { text })
  const drafts = async () =>
    (await camille.gets<DraftList>('/api/drafts')).body.items.map(({ key, text }) => [key, text])

  it('erases a draft as it is sent, and leaves what she has begun since', async () => {
    await begins('Bonjour ')
    expect((await says('Bonjour')).status).toBe(200)
    expect(await drafts()).toEqual([])
    await begins('Autre chose')
    await says('Encore')
    expect(await drafts()).toEqual([[place(), 'Autre chose']])
    await begins('')
  })
})
