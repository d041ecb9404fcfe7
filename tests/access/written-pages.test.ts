import { join } from 'node:path'
import { buildTestApp, type TestApp } from '@consoeurs/test-support'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { described, describeSchema } from './describe-schema.ts'

/** Two pages generated from the routes. Update: `npx vitest run --project integration tests/access/written-pages.test.ts -u` */
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

const boundsHead = `# Rate limits of all routes

Every limit that a route declares, generated from the routes (\`tests/access/written-pages.test.ts\`). Members are counted by id,
visitors by IPv4 address or /64 of IPv6 (\`apps/api/src/platform/rate-limits/rate-limit-key.ts\`). A client over the limit gets 429 with
\`Retry-After\`. \`tests/access/routes.test.ts\` refuses a writing route without a limit. Limits per day, and limits on repeated text,
are in \`packages/contract/src/limits.ts\`. [Sign-in methods](../sign-in-methods.md) has the other limits of sign-in.
`

it('the document of rate limits matches the routes', async () => {
  const bounded = routes().flatMap(({ call, access, bounds }) =>
    bounds.map(({ max, timeWindow, shared }) => [
      `\`${call}\``,
      access,
      `${max} in ${timeWindow}`,
      shared ? 'client, shared with routes of this kind' : 'client',
    ]),
  )
  expect(bounded.length).toBeGreaterThan(150)
  expect(bounded.flat().filter((cell) => /NaN|undefined/.test(cell))).toEqual([])
  const text = `${boundsHead}\n${table(['call', 'open to', 'at most', 'counted'], bounded)}\n`
  await expect(text).toMatchFileSnapshot(page('bounds.md'))
})

const fieldsHead = `# Readable and writable fields of all calls

Every call with its access, the fields that it accepts and those that it returns, generated from the schemas of the routes
(\`tests/access/written-pages.test.ts\`). Other fields are refused or dropped on input, and removed from output
(\`apps/api/src/platform/http/serializer.ts\`). Named schemas are listed once, below. « any field » means a Strapi query: the
allow-list of each collection is in \`tests/collections/white-lists.ts\`, that of users in
\`packages/contract/src/account/users.ts\`. The tables of \`tests/access\` say which rows a member may see.
`

it('the document of fields matches the schemas', async () => {
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
