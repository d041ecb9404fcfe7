import { describe, expect, it } from 'vitest'
import { aboutNobodyElse } from './about-nobody-else.ts'
import { callsOf } from './access-table.ts'
import { routeTable } from './route-table.ts'
import { circleTables } from './who-enters.table.ts'
import { whomTable } from './who-sees-whom.table.ts'
import { hersTable } from './who-touches-hers.table.ts'

const tables = [whomTable, hersTable, ...Object.values(circleTables)]

/** The staff's routes are closed by role alone (`routes.test.ts`): what they show is not a matter of relations. */
const closedByRole = new Set(['editor', 'moderator', 'admin'])
const routes = routeTable.flatMap((row) => {
  const [method, url, access = ''] = row.split(' ')
  return closedByRole.has(access) ? [] : [`${method} ${url}`]
})

const PARAMETER = /:\w+(\(\^[^)]*\))?/g

/** Which calls of the tables a route answers: `/api/shares/:id` those of `/api/shares/{share}`, whatever they ask. */
const answers = (route: string, call: string) => {
  const escaped = route.split(PARAMETER).filter((part) => part !== undefined && !part.startsWith('('))
  const pattern = escaped.map((part) => part.replaceAll(/[.*+?^$]/g, '\\$&')).join('[^/?]+')
  return new RegExp(`^${pattern}(\\?|$)`).test(call)
}
const fixed = (route: string) => route.split('/').filter((part) => !part.startsWith(':')).length
/** A call is answered by the route with the most fixed parts, as the router has it. */
const routeOf = (call: string) =>
  routes.filter((route) => answers(route, call)).toSorted((a, b) => fixed(b) - fixed(a))[0]

describe('a route for members or visitors', () => {
  const walked = new Set(tables.flatMap(callsOf).map(routeOf))

  it('is called in a relation table, or concerns nobody else', () => {
    const neither = routes.filter((route) => !walked.has(route) && !aboutNobodyElse.has(route))
    expect(neither).toEqual([])
  })

  it('has no exception if it is called in a table, or does not exist', () => {
    expect([...aboutNobodyElse].filter((route) => walked.has(route) || !routes.includes(route))).toEqual([])
  })

  it('exists for every call in the tables', () => {
    expect(tables.flatMap(callsOf).filter((call) => routeOf(call) === undefined)).toEqual([])
  })
})
