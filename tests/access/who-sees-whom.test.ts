import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccessCase, linesOf, tableNow } from './access-table.ts'
import { OnlookerScene, onlookers, proposedDate } from './who-sees-whom.scene.ts'
import { whomTable } from './who-sees-whom.table.ts'

const bodies: Record<string, object> = {
  'PATCH /api/shares/{share}': { version: 1, body: 'Changé', visibility: 'members' },
  'PUT /api/shares/{outing}/going': { going: true },
  'PUT /api/shares/{outing}/thanks': { thanks: 'accueil' },
  'PUT /api/shares/{dates}/dates': { dates: [proposedDate] },
  'PUT /api/shares/{dates}/date': { at: proposedDate },
  'PUT /api/shares/{poll}/vote': { choices: [0] },
  'PUT /api/shares/{share}/kept': { kept: true },
  'PUT /api/shares/{share}/answer': { commentId: null },
  'PUT /api/shares/{share}/reaction': { kind: 'coeur' },
  'PUT /api/comments/{comment}/reaction': { kind: 'coeur' },
  'PUT /api/comments/{said}/reaction': { kind: 'coeur' },
  'PUT /api/articles/{article}/reaction': { kind: 'coeur' },
  'PUT /api/favorites/mandragore': { tellMe: true },
  'PUT /api/notes/mandragore': { text: 'Une note' },
  'PUT /api/drafts/share:hers': { text: 'À moi' },
  'POST /api/history/check': { members: ['mandragore'] },
  'POST /api/blocks': { username: 'mandragore' },
  'POST /api/mutes': { username: 'mandragore' },
  'POST /api/visits': { username: 'mandragore' },
  'POST /api/honors': { username: 'mandragore', kind: 'belle-plume' },
}
const reported = { reason: 'hate', goodFaith: true }
const named: Record<string, (names: AccessCase['names']) => object> = {
  'POST /api/reports?of=member': () => ({ target: 'member', username: 'mandragore', ...reported }),
  'POST /api/reports?of=share': ({ share }) => ({ target: 'share', targetId: share, ...reported }),
  'POST /api/reports?of=comment': ({ under }) => ({ target: 'comment', targetId: under, ...reported }),
}
const bodyOf = (call: string, names: AccessCase['names']) => {
  if (/^POST .*\/comments$/.test(call)) return { clientId: crypto.randomUUID(), text: 'Oh' }
  return bodies[call] ?? named[call]?.(names) ?? {}
}

/** Of a count, and of the days of visits, one more is she. */
const isIn: Record<string, RegExp> = {
  'GET /api/members/count': /"count":3/,
  'GET /api/visits/days': /"(count|visits)":1/,
  'GET /api/shares?scope=communities': /"visibility":"community"/,
  'GET /api/shares/{outing}/calendar': /Le lac/,
}

let scene: OnlookerScene
beforeAll(async () => {
  scene = await OnlookerScene.open()
})
afterAll(() => scene.test.close())

it('answers each kind of viewer as the table says', async () => {
  const now = await tableNow({
    table: whomTable,
    kinds: onlookers,
    arranges: (kind) => scene.arranges(kind),
    bodyOf,
    isIn: (call) => isIn[call] ?? /mandragore/i,
  })
  expect(now).toEqual(linesOf(whomTable))
})
