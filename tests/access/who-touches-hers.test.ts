import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccessCase, callsOf, linesOf, named, tableNow } from './access-table.ts'
import { type Reacher, ReacherScene, reachers } from './who-touches-hers.scene.ts'
import { hersTable } from './who-touches-hers.table.ts'

const reported = { reason: 'hate', goodFaith: true }
const sent: Record<string, (names: AccessCase['names']) => object> = {
  'POST /api/conversations/{conversation}/delivered': () => ({ seq: 2 }),
  'POST /api/conversations/{conversation}/read': () => ({ seq: 2 }),
  'PUT /api/messages/{message}/reaction': () => ({ kind: 'coeur' }),
  'POST /api/reports?of=message': ({ message }) => ({ target: 'message', targetId: message, ...reported }),
  'POST /api/reports?of=photo': ({ photo }) => ({ target: 'photo', targetId: photo, ...reported }),
  'POST /api/reports/{filed}/review': () => ({ text: 'Relisez.' }),
  'POST /api/sanctions/{measure}/review': () => ({ text: 'Relisez.' }),
  'POST /api/photos': ({ unsentId }) => ({ fileId: unsentId }),
  'PATCH /api/messages/{message}': () => ({ text: 'Autre' }),
  'POST /api/messages': () => ({ clientId: crypto.randomUUID(), to: 'mandragore', text: 'Oh' }),
  'PATCH /api/photos/{photo}': () => ({ main: true }),
  'PUT /api/meetings/{meeting}/answer': () => ({ answer: 'well' }),
  'PUT /api/photos/order': ({ photo }) => ({ ids: [photo] }),
  'PATCH /api/passkeys/{passkey}': () => ({ name: 'Autre' }),
  'PATCH /api/saved-searches/{search}': () => ({ name: 'Autre' }),
  'POST /api/notifications/read': ({ notification }) => ({ ids: [notification] }),
  'POST /api/notifications/send': ({ author }) => ({ token: `https://push.test/${author}`, title: 'Oh' }),
  'PUT /api/users/{author}': () => ({ fcmPassword: 'motdepas' }),
  'PUT /api/user-datas/{author}': () => ({ data: { notifications: [] } }),
}
const bodyOf = (call: string, names: AccessCase['names']) => sent[call]?.(names) ?? {}

/** What an answer holds that shows it: her words, her pictures, or what is hers alone. */
const shown: Record<string, RegExp> = {
  'GET /files/{shown}': /./,
  'GET /files/{close}': /./,
  'GET /files/{unsent}': /./,
  'GET /files/{picture}': /./,
  'GET /api/users/{author}': /"email"/,
  'GET /api/user-datas/{author}': /"data"/,
}

let scene: ReacherScene
beforeAll(async () => {
  scene = await ReacherScene.open()
})
afterAll(() => scene.test.close())

it('answers each kind of member as the table says', async () => {
  const now = await tableNow({
    table: hersTable,
    kinds: reachers,
    arranges: (kind) => scene.arranges(kind),
    bodyOf,
    isIn: (call) => shown[call] ?? /lettre/i,
  })
  expect(now).toEqual(linesOf(hersTable))
})

it.each<Reacher>(['visitor', 'stranger', 'moderator', 'admin'])('is as it was after a %s reached', async (kind) => {
  const { asks, names } = await scene.arranges(kind)
  const before = await scene.everything(Number(names.author))
  // Whoever writes to her does reach her: that is what letters are for.
  const calls = callsOf(hersTable).filter((call) => !call.startsWith('GET') && call !== 'POST /api/messages')
  for (const call of calls) {
    const [method, path = ''] = call.split(' ')
    await asks.asks(method as 'PUT', named(path, names), bodyOf(call, names))
  }
  await scene.test.settled()
  expect(await scene.everything(Number(names.author))).toBe(before)
})
