import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccessCase, linesOf, tableNow } from './access-table.ts'
import { type Access, ComerScene, comers } from './who-enters.scene.ts'
import { circleTables } from './who-enters.table.ts'

const reported = { reason: 'hate', goodFaith: true }
const sent: Record<string, (names: AccessCase['names']) => object> = {
  'PUT /api/communities/cercle/membership': () => ({ answers: [] }),
  'PUT /api/communities/cercle/news': () => ({ news: 'all' }),
  'POST /api/communities/cercle/invitations': () => ({ username: 'ailleurs' }),
  'POST /api/communities/cercle/announcements': () => ({ clientId: crypto.randomUUID(), text: 'On se voit jeudi' }),
  'POST /api/communities/cercle/links': () => ({ days: 7 }),
  'POST /api/communities/cercle/rooms': () => ({ clientId: crypto.randomUUID(), name: 'Salon neuf' }),
  'POST /api/shares': ({ communityId }) => ({
    clientId: crypto.randomUUID(),
    kind: 'pensee',
    body: 'Un mot',
    visibility: 'community',
    communityId,
  }),
  'POST /api/shares/{share}/comments': () => ({ clientId: crypto.randomUUID(), text: 'Oh' }),
  'POST /api/rooms/{roomId}/messages': () => ({ clientId: crypto.randomUUID(), text: 'Oh' }),
  'PUT /api/shares/{share}/reaction': () => ({ kind: 'coeur' }),
  'PUT /api/comments/{comment}/reaction': () => ({ kind: 'coeur' }),
  'PUT /api/rooms/messages/{message}/reaction': () => ({ kind: 'coeur' }),
  'PUT /api/rooms/messages/{poll}/vote': () => ({ choices: [0] }),
  'PUT /api/shares/{share}/kept': () => ({ kept: true }),
  'PATCH /api/rooms/messages/{message}': () => ({ text: 'Autre' }),
  'PATCH /api/rooms/{roomId}': () => ({ topic: 'Autrement' }),
  'PUT /api/rooms/{roomId}/read': () => ({ seq: 1 }),
  'POST /api/reports?of=room-message': ({ message }) => ({ target: 'roomMessage', targetId: message, ...reported }),
  'POST /api/reports?of=community': ({ communityId }) => ({ target: 'community', targetId: communityId, ...reported }),
  'PUT /api/communities/cercle/rooms/order': ({ roomId }) => ({ ids: [roomId] }),
  'PUT /api/communities/cercle/requests/candidate': () => ({ accept: true }),
  'PUT /api/communities/cercle/members/mandragore': () => ({ role: 'moderator' }),
  'PATCH /api/communities/cercle': () => ({ tagline: 'Autrement' }),
  'PUT /api/communities/cercle/archived': () => ({ archived: false }),
  'PUT /api/communities/cercle/owner': () => ({ username: 'mandragore' }),
}

/** What an answer holds that shows it, where that is not her name. */
const shown: Record<string, RegExp> = {
  'GET /api/communities/cercle/excluded': /dehors/,
  'GET /api/communities/cercle/requests': /candidate/,
  'GET /api/communities/cercle/links': /"id"/,
  'GET /api/communities/cercle/reports': /^\[/,
  'GET /api/rooms/waiting': /\d/,
  'GET /files/{picture}': /./,
}
const place = /Cercle cercle|"slug":"(salon-)?cercle"|"room":"salon-cercle"/
const speaks = /mandragore/i
/** Of these it is told whether the place is known, of the others whether what was said there is. */
const tellsOfThePlace =
  /^GET \/api\/(communities(\?|\/\{communityId\}|\/cards|\/cercle\/page)|rooms(\?|\/mine|\/\{roomId\}$|\/salon-cercle\/place)|search\?.*kind=communities)/

let scene: ComerScene
beforeAll(async () => {
  scene = await ComerScene.open()
})
afterAll(() => scene.test.close())

describe.each(Object.keys(circleTables) as Access[])('a community of access %s', (access) => {
  it('answers each kind of viewer as the table says', async () => {
    const table = circleTables[access]
    const now = await tableNow({
      table,
      kinds: comers,
      arranges: (kind) => scene.arranges(access, kind),
      bodyOf: (call, names) => sent[call]?.(names) ?? {},
      isIn: (call) => shown[call] ?? (tellsOfThePlace.test(call) ? place : speaks),
    })
    expect(now).toEqual(linesOf(table))
  })
})
