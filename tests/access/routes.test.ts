import { type Role, type RouteAccess, roleHasAccess } from '@consoeurs/contract'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeTable } from './route-table.ts'

let test: TestApp
let people: Array<{ role: Role | null; person: Person }>

beforeAll(async () => {
  test = await buildTestApp()
  await test.app.jobs.start()
  people = [
    { role: null, person: test.visitor },
    { role: 'member', person: await test.personas.member('Membre') },
    { role: 'moderator', person: await test.personas.member('Moderatrice', { role: 'moderator' }) },
    { role: 'editor', person: await test.personas.member('Redactrice', { role: 'editor' }) },
    { role: 'admin', person: await test.personas.member('Administratrice2', { role: 'admin' }) },
  ]
})
afterAll(() => test.close())

/** Routes as the application declares them; HEAD comes with each GET. */
const declared = () =>
  test.app.declaredRoutes
    .filter(({ method, url }) => method !== 'HEAD' && !url.startsWith('/api/docs'))
    .map(({ method, url, access }) => `${method} ${url} ${access}`)
    .sort()

const example = (url: string) => url.replace(/:id\b(\(.*\))?/, '999999').replace(/:\w+/, 'personne')

/** Allowed: whatever the route answers, it is not « sign in » or « not for your role ». */
const isShut = (status: number, body: unknown) =>
  status === 401 || (status === 403 && JSON.stringify(body).includes('"FORBIDDEN"'))

describe('every route', () => {
  it('is in the table with the access it declares: a new route needs a row', () => {
    expect(declared()).toEqual([...routeTable].sort())
  })

  it('has a rate limit if it writes', () => {
    const writes = test.app.declaredRoutes.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
    expect(writes.filter(({ limited }) => !limited).map(({ method, url }) => `${method} ${url}`)).toEqual([])
  })

  it('is open to the roles of its row only', async () => {
    // Leaving ends the sessions that the other rows need, so it comes last.
    const leaves = (row: string) => Number(/sign-out|account\/pause/.test(row))
    const rows = routeTable.toSorted((a, b) => leaves(a) - leaves(b))
    for (const row of rows) {
      const [method = '', url = '', access = ''] = row.split(' ')
      for (const { role, person } of people) {
        const { status, body } = await person.asks(method as 'GET', example(url), method === 'GET' ? undefined : {})
        const opens = roleHasAccess(access as RouteAccess, role)
        // A `self` route may still refuse her: the row is not hers.
        const shut = access === 'self' && opens ? status === 401 : isShut(status, body)
        expect({ row, role, status, shut }).toEqual({ row, role, status, shut: !opens })
        expect(status, `${row} as ${role}`).toBeLessThan(500)
      }
    }
  })

  it('answers 401 to a visitor and 403 to a member without the role', async () => {
    expect((await test.visitor.gets('/api/desk/reports')).status).toBe(401)
    const member = await test.personas.member('Simple')
    expect((await member.gets('/api/desk/reports')).status).toBe(403)
  })

  it('keeps sent mails out of production', async () => {
    const production = await buildTestApp({ settings: { mode: 'production', publicUrl: 'https://exemple.fr' } })
    expect((await production.visitor.gets('/dev/mails')).status).toBe(404)
    await production.close()
  })
})
