import type { DraftList } from '@consoeurs/contract'
import { createRoomFixture, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, describe, expect, it } from 'vitest'

let roomId: number
const { test, camille, ines } = await setUpTestApp({ personas: ['camille', 'ines'] })
beforeAll(async () => {
  roomId = (await createRoomFixture(test, { slug: 'jardin', owner: camille, members: [ines] })).roomId
  await camille.posts('/api/messages', { clientId: crypto.randomUUID(), to: 'ines', text: 'Bonjour' })
  await ines.posts('/api/messages', { clientId: crypto.randomUUID(), to: 'camille', text: 'Bonjour' })
})

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

  it('deletes a draft when it is sent, and keeps a newer one', async () => {
    await begins('Bonjour ')
    expect((await says('Bonjour')).status).toBe(200)
    expect(await drafts()).toEqual([])
    await begins('Autre chose')
    await says('Encore')
    expect(await drafts()).toEqual([[place(), 'Autre chose']])
    await begins('')
  })
})
