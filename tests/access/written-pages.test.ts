import { join } from 'node:path'
import { buildTestApp, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { described, describeSchema } from './describe-schema.ts'

/** Two pages that the running routes write: `npx vitest run --project house tests/access -u` brings them up to date. */
const page = (name: string) => join(import.meta.dirname, '../../docs/security', name)

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const routes = () =>
  test.app.declaredRoutes
    .filter(({ method, url }) => method !== 'HEAD' && !url.startsWith('/api/docs'))
    .map((route) => ({ ...route, call: `${route.method} ${route.url.replaceAll('|', '\\|')}` }))
    .sort((a, b) => (a.call < b.call ? -1 : 1))

const table = (heads: string[], rows: string[][]) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const boundsHead = `# How often anybody may ask

Every bound that a route declares, written by the routes themselves (\`tests/access/written-pages.test.ts\`). A member is
counted by her number, a visitor by her place: an IPv4 address or a /64 of IPv6 (\`apps/api/src/platform/counted-as.ts\`).
Who asks more often is told to wait, and how long (429, \`Retry-After\`). A route that changes something and declares none
is refused by \`tests/access/routes.test.ts\`. What is counted by the day, or in words that are said again, stands with the
other numbers in \`packages/contract/src/limits.ts\`; what else guards the ways in on [their page](../ways-in.md).
`

it('the page of bounds is that of the routes', async () => {
  const bounded = routes().flatMap(({ call, access, bounds }) =>
    bounds.map(({ max, timeWindow, field, shared }) => {
      const counted = field === undefined ? 'who asks' : `the ${field} in the body, whoever asks`
      return [
        `\`${call}\``,
        access,
        `${max} in ${timeWindow}`,
        shared ? `${counted}, with the others of this kind` : counted,
      ]
    }),
  )
  expect(bounded.length).toBeGreaterThan(150)
  expect(bounded.flat().filter((cell) => /NaN|undefined/.test(cell))).toEqual([])
  const text = `${boundsHead}\n${table(['call', 'open to', 'at most', 'counted'], bounded)}\n`
  await expect(text).toMatchFileSnapshot(page('bounds.md'))
})

const fieldsHead = `# Who may write and read which field

Every call with who may make it, the fields that it takes and those that it answers, written by the schemas of the routes
(\`tests/access/written-pages.test.ts\`). A field that is not here is refused or dropped on the way in, and does not leave on
the way out (\`apps/api/src/platform/serializer.ts\`). What has a name stands once, below. « any field » is Strapi’s language:
what may be asked for there is the white list of each collection (\`tests/collections/white-lists.ts\`), and of users
\`packages/contract/src/users.ts\`. Which rows are hers to see is said by the tables of \`tests/access\`.
`

it('the page of fields is that of the schemas', async () => {
  const met = new Map<string, Parameters<typeof describeSchema>[0]>()
  const rows = routes().map(({ call, access, schema }) => {
    const response = (schema.response ?? {}) as Record<string, unknown>
    const answers = [...new Set(Object.values(response).map((one) => described(one, met)))].filter(Boolean)
    const takes = [schema.querystring, schema.body].map((one) => described(one, met)).filter(Boolean)
    return [`\`${call}\``, access, takes.join(' + '), answers.join(' or ')]
  })
  const written = new Map<string, string>()
  // Describing one names others: a Map hands out what is added on the way too.
  for (const [name, schema] of met) written.set(name, describeSchema(schema, met, true))
  expect(written.size).toBeGreaterThan(50)
  const named = [...written].sort(([a], [b]) => (a < b ? -1 : 1))
  const text = [
    fieldsHead,
    table(['call', 'open to', 'takes', 'answers'], rows),
    '\n## By name\n',
    table(['name', 'fields'], named),
  ].join('\n')
  await expect(`${text}\n`).toMatchFileSnapshot(page('fields.md'))
})
