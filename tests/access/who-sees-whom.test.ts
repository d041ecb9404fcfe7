import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Onlooker, OnlookerScene, onlookers } from './who-sees-whom.scene.ts'

/**
 * What each woman gets of another, call by call. A number: the status. For what is read, « + »: she is in the answer;
 * « - »: the answer is given, without her.
 */
const table = `
                                          visitor unconfirmed member contact blocked blocker muter paused banned she-paused she-banned within moderator admin
GET /api/shares                                 -           +      +       +       -       -     -      +      -          -          -      +         +     +
GET /api/shares?author=mandragore               -           +      +       +       -       -     +      +      -          -          -      +         +     +
GET /api/shares?scope=near                    401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/shares?scope=communities             401           -      -       -       -       -     -      -    401          -          -      +         -     -
GET /api/shares?scope=kept                    401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/shares/{share}                       404           +      +       +     404     404     +      +    404        404        404      +         +     +
GET /api/shares/{within}                      404         404    404     404     404     404   404    404    404        404        404      +       404   404
GET /api/shares/{outing}/calendar             404           +      +       +     404     404     +      +    404        404        404      +         +     +
GET /api/shares/{share}/comments              404           +      +       +     404     404     +      +    404        404        404      +         +     +
GET /api/shares/{tierce}/comments               -           +      +       +       -       -     +      +      -          -          -      +         +     +
GET /api/articles/{article}/comments          401           +      +       +       -       -     +      +    401          -          -      +         +     +
GET /api/shares/{tierce}/reactions            401           +      +       +       -       -     +      +    401          -          -      +         +     +
GET /api/members                              401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/members?sort=near                    401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/members?sort=new                     401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/members?sort=affinity                401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/members?q=mandragore                 401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/members/count                        401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/members/mandragore                   404           +      +       +     404     404     +      +    404        404        404      +         +     +
GET /api/users/{author}                       404           +      +       +     404     404     +      +    404        404        404      +         +     +
GET /api/search?q=mandragore&kind=members     401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/search?q=mandragore&kind=shares      401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/favorites                            401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/visits                               401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/visits/days                          401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/honors                               401           +      +       +       -       -     -      +    401          -          -      +         +     +
GET /api/mutes                                401           -      -       -       -       -     +      -    401          -          -      -         -     -
GET /api/drafts                               401           -      -       -       -       -     -      -    401          -          -      -         -     -
GET /api/drafts/share:hers                    401           -      -       -       -       -     -      -    401          -          -      -         -     -
GET /api/notifications                        401           +      +       +       -       -     -      +    401          -          -      +         +     +
POST /api/history/check                       401           +      +       +       -       -     -      +    401          -          -      +         +     +
POST /api/visits                              401         200    200     200     404     404   200    200    401        404        404    200       200   200
POST /api/honors                              401         200    200     200     404     404   200    200    401        404        404    200       200   200
DELETE /api/honors/mandragore                 401         200    200     200     200     200   200    200    401        200        200    200       200   200
PUT /api/favorites/mandragore                 401         200    200     200     404     404   200    200    401        404        404    200       200   200
DELETE /api/favorites/mandragore              401         200    200     200     200     200   200    200    401        200        200    200       200   200
PUT /api/notes/mandragore                     401         200    200     200     404     404   200    200    401        404        404    200       200   200
PUT /api/passes/mandragore                    401         200    200     200     404     404   200    200    401        404        404    200       200   200
DELETE /api/passes/mandragore                 401         200    200     200     200     200   200    200    401        200        200    200       200   200
POST /api/mutes                               401         200    200     200     404     404   200    200    401        404        404    200       200   200
DELETE /api/mutes/members/mandragore          401         200    200     200     200     200   200    200    401        200        200    200       200   200
PUT /api/drafts/share:hers                    401         200    200     200     200     200   200    200    401        200        200    200       200   200
DELETE /api/drafts/share:hers                 401         200    200     200     200     200   200    200    401        200        200    200       200   200
POST /api/shares/{share}/comments             401         200    200     200     404     404   200    200    401        404        404    200       200   200
PUT /api/shares/{share}/reaction              401         200    200     200     404     404   200    200    401        404        404    200       200   200
PUT /api/comments/{comment}/reaction          401         200    200     200     404     404   200    200    401        404        404    200       200   200
PUT /api/comments/{said}/reaction             401         200    200     200     404     404   200    200    401        404        404    200       200   200
POST /api/articles/{article}/comments         401         200    200     200     200     200   200    200    401        200        200    200       200   200
PUT /api/articles/{article}/reaction          401         200    200     200     200     200   200    200    401        200        200    200       200   200
PUT /api/shares/{share}/kept                  401         200    200     200     404     404   200    200    401        404        404    200       200   200
PUT /api/shares/{outing}/going                401         200    200     200     404     404   200    200    401        404        404    200       200   200
PUT /api/shares/{share}/answer                401         403    403     403     404     404   403    403    401        404        404    403       403   403
PATCH /api/shares/{share}                     401         403    403     403     404     404   403    403    401        404        404    403       403   403
DELETE /api/comments/{comment}                401         403    403     403     404     404   403    403    401        404        404    403       200   200
DELETE /api/comments/{said}                   401         403    403     403     404     404   403    403    401        404        404    403       200   200
DELETE /api/shares/{share}                    401         403    403     403     404     404   403    403    401        404        404    403       200   200
`

const bodies: Record<string, object> = {
  'PATCH /api/shares/{share}': { version: 1, body: 'Changé', visibility: 'members' },
  'PUT /api/shares/{outing}/going': { going: true },
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
  'POST /api/mutes': { username: 'mandragore' },
  'POST /api/visits': { username: 'mandragore' },
  'POST /api/honors': { username: 'mandragore', kind: 'belle-plume' },
}
const bodyOf = (call: string) => {
  if (/^POST .*\/comments$/.test(call)) return { clientId: crypto.randomUUID(), text: 'Oh' }
  return bodies[call] ?? {}
}

/** What is read comes before what is written, and what takes away last. */
const calls = table
  .split('\n')
  .slice(2, -1)
  .map((row) => row.split(' ').slice(0, 2).join(' '))

/** Reads too: what it asks for has no room in an address. */
const isRead = (call: string) => /^GET |\/check$/.test(call)

let scene: OnlookerScene
beforeAll(async () => {
  scene = await OnlookerScene.open()
})
afterAll(() => scene.test.close())

/** Of a count, and of the days of visits, one more is she. */
const isIn: Record<string, RegExp> = {
  'GET /api/members/count': /"count":3/,
  'GET /api/visits/days': /"(count|visits)":1/,
  'GET /api/shares?scope=communities': /"visibility":"community"/,
  'GET /api/shares/{outing}/calendar': /Le lac/,
}

async function cellsOf(kind: Onlooker): Promise<Map<string, string>> {
  const { looks, names } = await scene.arranges(kind)
  const cells = new Map<string, string>()
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ')
    const url = path.replace(/\{(\w+)\}/, (_, name: keyof typeof names) => String(names[name]))
    const { status, body } = await looks.asks(method as 'GET', url, method === 'GET' ? undefined : bodyOf(call))
    const says = typeof body === 'string' ? body : JSON.stringify(body)
    const seen = (isIn[call] ?? /mandragore/i).test(says) ? '+' : '-'
    cells.set(call, isRead(call) && status === 200 ? seen : String(status))
  }
  return cells
}

it('is what the table says, for everyone who looks', async () => {
  const columns = new Map<Onlooker, Map<string, string>>()
  for (const kind of onlookers) columns.set(kind, await cellsOf(kind))
  const width = Math.max(...calls.map((call) => call.length))
  const line = (call: string, cell: (kind: Onlooker) => string) =>
    `${call.padEnd(width)}${onlookers.map((kind) => cell(kind).padStart(kind.length + 1)).join('')}`
  const actual = [
    line('', (kind) => kind),
    ...calls.map((call) => line(call, (kind) => columns.get(kind)?.get(call) ?? '')),
  ]
  expect(actual).toEqual(table.split('\n').slice(1, -1))
})
