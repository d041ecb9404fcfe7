import { outsideAddress } from '@consoeurs/contract/addresses'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import siteMap from '../routes.ts'
import { followRule } from './follow-rule.ts'
import { redirectRules } from './redirect-rules.ts'

type RouteConfigEntry = Awaited<typeof siteMap>[number]

const asRoutes = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, children }) =>
    index ? { index: true } : { ...(path !== undefined && { path }), children: asRoutes(children ?? []) },
  )

const pages = asRoutes(await siteMap)
const isPage = (path: string) => (matchRoutes(pages, path) ?? []).some(({ route }) => route.path === '*') === false
const filledIn = (pattern: string) => pattern.replace(/:\w+/g, 'camille')

const led = (address: string) => {
  const answer = followRule(new URL(address, 'http://site.test'))
  return answer && { to: answer.headers.get('Location'), status: answer.status }
}

describe.each(redirectRules)('$from', ({ from, to, temporary, external }) => {
  it('is no page itself', () => {
    expect(isPage(filledIn(from))).toBe(false)
  })

  it('leads to a page, or says that it leads to another site', () => {
    if (external) expect(outsideAddress(to)?.href).toBe(to)
    else expect(isPage(filledIn(to))).toBe(true)
    expect(led(filledIn(from))).toEqual({ to: filledIn(to), status: temporary ? 302 : 301 })
  })

  it('leads there at once', () => {
    expect(external ? null : led(filledIn(to))).toBeNull()
  })
})

describe('a rule', () => {
  it('keeps what the address asks, and reads it without regard to capitals or a last slash', () => {
    expect(led('/Connexion/?suite=%2Fmembers')).toEqual({ to: '/login?suite=%2Fmembers', status: 301 })
  })

  it('takes the whole address for what it is', () => {
    for (const path of ['/connexion/ici', '/connexions', '/xconnexion', '/membres/a/b']) expect(led(path)).toBeNull()
  })

  it('hands nothing of the address on to another site, which is loaded whole', () => {
    const answer = followRule(new URL('http://site.test/sortie?suite=%2Fmessages'))
    expect(answer?.headers.get('Location')).not.toContain('messages')
    expect(answer?.headers.get('X-Remix-Reload-Document')).toBe('true')
  })

  it.each(['/membres/..', '/membres/%2e%2e%2f%2fexemple.fr', '/membres/%2F%2Fexemple.fr', '/membres/%5Cexemple.fr'])(
    'is no way off the site: %s',
    (path) => {
      expect(led(path)?.to ?? '/p/x').toMatch(/^\/p(\/[^/]*)?$/)
    },
  )
})
