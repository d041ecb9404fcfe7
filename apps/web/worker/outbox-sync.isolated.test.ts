import { beforeEach, expect, it, vi } from 'vitest'
import { ApiFailure } from '../app/api/client.ts'
import type { Unsent } from '../app/outbox/unsent.ts'
import { sendOutbox } from './outbox-sync.ts'

const kept = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  values: async () => [...kept.values()],
  set: async (key: string, value: unknown) => void kept.set(key, value),
  del: async (key: string) => void kept.delete(key),
}))

const onItsWay = { attempts: 3, waitsFor: 'network' as const, refusal: null }
const later = Date.now() + 60_000
const message = (clientId: string, at: number, authorId = 7): Unsent => ({
  ...onItsWay,
  ...{ kind: 'message', clientId, authorId, at, retryAt: later, to: 'ines', text: clientId, images: [] },
})

let sent: string[]
const apiThat = (answers: (path: string) => unknown) => {
  const write = async (path: string, body?: unknown) => {
    const answer = answers(path)
    sent.push((body as { clientId: string }).clientId)
    return answer
  }
  const get = async () => ({ viewer: { id: 7 } })
  return { get, post: write, put: write, patch: write, delete: write } as never
}

beforeEach(() => {
  kept.clear()
  sent = []
})
const keep = (...all: Unsent[]) => {
  for (const unsent of all) kept.set(unsent.clientId, unsent)
}

it('sends what waited for the network, in order, and tells nobody else’s words', async () => {
  keep(message('second', 2), message('first', 1), message('of another', 0, 8))
  await sendOutbox(apiThat(() => ({})))
  expect(sent).toEqual(['first', 'second'])
  expect([...kept.keys()]).toEqual(['of another'])
})

it('leaves to a page what has pictures that must go up first', async () => {
  keep(
    { ...message('pictured', 1), pictures: [{ file: new File(['x'], 'x'), uploadUrl: null }] } as Unsent,
    message('words', 2),
  )
  await sendOutbox(apiThat(() => ({})))
  expect(sent).toEqual(['words'])
  expect([...kept.keys()]).toEqual(['pictured'])
})

it('sends nothing for nobody', async () => {
  keep(message('first', 1))
  await sendOutbox({ get: async () => ({ viewer: null }) } as never)
  expect([...kept.keys()]).toEqual(['first'])
})

it('asks the browser to wake it again where there is still no network', async () => {
  keep(message('first', 1))
  const offline = apiThat(() => {
    throw new ApiFailure('OFFLINE')
  })
  await expect(sendOutbox(offline)).rejects.toBeInstanceOf(ApiFailure)
  expect(kept.get('first')).toMatchObject({ attempts: 1, waitsFor: 'network' })
})

it('leaves a busy server its time, and a share its pictures', async () => {
  const share: Unsent = {
    ...onItsWay,
    ...{ kind: 'share', clientId: 'share', authorId: 7, at: 0, retryAt: 0, draft: {} },
    publication: { clientId: 'share', kind: 'photo' },
    pictures: [{ file: new File([], 'a.jpg'), uploadUrl: null }],
  }
  keep(share, message('first', 1))
  const busy = apiThat(() => {
    throw new ApiFailure('UNAVAILABLE', { status: 503, text: '' })
  })
  await sendOutbox(busy)
  expect(kept.get('first')).toMatchObject({ waitsFor: 'server' })
  expect(kept.get('share')).toBe(share)
})
