import { createHash } from 'node:crypto'
import { ApiTokenScope } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { codeOf, Person, setUpTestApp } from '@consoeurs/test-support'
import { expect, it } from 'vitest'
import { scopeTable } from './scope-table.ts'

const { test } = await setUpTestApp()

async function program(name: string, scopes: string[]): Promise<Person> {
  const owner = await test.personas.member(name, { role: 'admin' })
  const token = `csr_${name}`
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const expiresAt = new Date(Date.now() + 86_400_000)
  await test.db.insert(tables.apiTokens).values({ userId: owner.id, name, tokenHash, scopes, expiresAt })
  return new Person({ app: test.app, id: owner.id, username: owner.username, token })
}

const routes = () => test.app.declaredRoutes.filter(({ method }) => method !== 'HEAD')
const example = (url: string) =>
  url
    .replace(/:id\b(\(.*\))?/, '999999')
    .replace(/:part\(.*\)/, '1')
    .replace(/:\w+/g, 'un')
const asks = (person: Person, { method, url }: { method: string; url: string }) =>
  person.asks(method as 'GET', example(url), method === 'GET' ? undefined : {})

it('lists every route that a token opens: a new one needs a row', () => {
  const declared = routes().flatMap(({ method, url, scopes }) =>
    scopes.length === 0 ? [] : [`${method} ${url} ${scopes.join(' ')}`],
  )
  expect(declared.sort()).toEqual([...scopeTable].sort())
})

it('opens no other route, not even an administrator’s', async () => {
  const all = await program('Toutes', ApiTokenScope.options)
  for (const route of routes().filter(({ scopes, url }) => scopes.length === 0 && !/^\/api\/docs|\*$/.test(url))) {
    const answer = await asks(all, route)
    expect({ ...route, schema: null, code: codeOf(answer) }).toMatchObject({ url: route.url, code: 'API_TOKEN_SCOPE' })
  }
})

it('opens a route with each of its scopes, and with no other', async () => {
  for (const scope of ApiTokenScope.options) {
    const one = await program(scope.replace(':', '-'), [scope])
    for (const route of routes().filter(({ scopes }) => scopes.length > 0)) {
      const code = codeOf(await asks(one, route))
      const { method, url } = route
      expect({ method, url, scope, shut: code === 'API_TOKEN_SCOPE' }).toEqual({
        ...{ method, url, scope },
        shut: !route.scopes.includes(scope),
      })
    }
  }
})
