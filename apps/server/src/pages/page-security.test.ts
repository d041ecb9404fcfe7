import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { fcm, firebase, settingsFixture } from '../settings/settings.fixture.ts'
import { addHeadersToEveryResponse, commonHeaders, createContentSecurityPolicy, isWindowPage } from './page-security.ts'

const { load } = settingsFixture()

/** The sources of each directive of a page's policy. */
function sourcesOf(environment: Record<string, string>, measured = false): Record<string, string[]> {
  const policy = createContentSecurityPolicy(load(environment), [])('n0', { measured })
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )
}

const connectsTo = (environment: Record<string, string>) =>
  sourcesOf(environment)['connect-src']?.filter((source) => source.includes('googleapis') || source.includes('9099'))

const installations = 'https://firebaseinstallations.googleapis.com'
const registrations = 'https://fcmregistrations.googleapis.com'

it('allows the Google hosts that PUSH=fcm needs, and none without it', () => {
  expect(connectsTo({})).toEqual([])
  expect(connectsTo(fcm())).toEqual([installations, registrations, 'https://identitytoolkit.googleapis.com'])
})

it('allows the sign-in emulator instead', () => {
  const emulator = { ...fcm(), FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
  expect(connectsTo(emulator)).toEqual([installations, registrations, 'http://127.0.0.1:9099'])
})

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))

describe('the page policy with Firebase', () => {
  const settings = () => load({ IDENTITY: 'firebase', ...firebase(), FIREBASE_PROVIDERS: 'google.com' })

  it('allows its two hosts on every page, and none of their scripts', () => {
    const policy = directives(createContentSecurityPolicy(settings(), [])('x'))
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining(['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']),
    )
    expect(policy['script-src']).toEqual(["'self'", "'nonce-x'"])
    expect(policy['frame-src']).toBeUndefined()
  })

  it('allows the script of its popup on the one page that opens it', () => {
    const policy = directives(createContentSecurityPolicy(settings(), [], { onWindowPage: true })('x'))
    expect(policy['script-src']).toEqual(["'self'", "'nonce-x'", 'https://apis.google.com'])
    expect(policy['frame-src']).toEqual(['https://consoeurs-1a2b3.firebaseapp.com'])
    expect(['/login/avec/google.com', '/login/avec/oidc.maison?suite=%2Fmembers'].every(isWindowPage)).toBe(true)
    expect(['/login', '/login/avec', '/login/avec/', '/login/avec/a/b', '/p/x/login/avec/a'].some(isWindowPage)).toBe(
      false,
    )
  })

  it('allows popups to keep their opener', () => {
    expect(commonHeaders(settings())['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
    expect(commonHeaders(load())['Cross-Origin-Opener-Policy']).toBe('same-origin')
  })

  it('does not contain it if this server checks identities itself', () => {
    const local = createContentSecurityPolicy(load(), [])('x')
    expect(createContentSecurityPolicy(load(), [], { onWindowPage: true })('x')).toBe(local)
    expect(local).not.toContain('google')
  })
})

/** What a policy lets in beside this site. */
const others = (environment: Record<string, string>, measured = false) =>
  Object.fromEntries(
    Object.entries(sourcesOf(environment, measured)).flatMap(([name, sources]) => {
      const elsewhere = sources.filter((source) => /^\w+:\/\//.test(source) && !source.includes('localhost:3000'))
      return elsewhere.length > 0 ? [[name, elsewhere]] : []
    }),
  )

it('allows no third-party host by default', () => {
  expect(others({})).toEqual({})
  expect(others({}, true)).toEqual({})
})

it('allows the analytics service if configured, with exact hosts', () => {
  const analytics = { ANALYTICS_URL: 'https://mesure.exemple.fr/js/compte.js', ANALYTICS_ID: 'site-1' }
  const service = ['https://mesure.exemple.fr']
  expect(others(analytics, true)).toEqual({ 'script-src': service, 'img-src': service, 'connect-src': service })
  expect(others(analytics)).toEqual({})
})

it('allows the animation style sheet from the configured address, for styles only', () => {
  const cdn = { ANIMATE_CSS_URL: 'https://cdn.exemple.fr/animate/4/animate.min.css' }
  expect(others(cdn)).toEqual({ 'style-src': ['https://cdn.exemple.fr'] })
})

it('allows calls and the socket of the public base', () => {
  const base = 'https://api.exemple.fr'
  expect(others({ STRAPI_URL: base })).toEqual({
    'img-src': [base],
    'connect-src': ['wss://api.exemple.fr', base],
  })
})

describe('every response', () => {
  const production = { MODE: 'production', PUBLIC_URL: 'https://exemple.fr' }

  it('has the headers against framing, content sniffing and leaked referrers', async () => {
    const app = Fastify()
    addHeadersToEveryResponse(app.server, commonHeaders(load(production)))
    app.get('/plain', () => ({ ok: true }))
    app.get('/own', (_request, reply) => reply.header('Content-Security-Policy', "default-src 'none'").send('x'))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const headersOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).headers
    for (const path of ['/plain', '/nowhere']) {
      expect(Object.fromEntries(await headersOf(path))).toMatchObject({
        'content-security-policy': "base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
    }
    expect((await headersOf('/own')).get('content-security-policy')).toBe("default-src 'none'")
    await app.close()
  })

  it('has HSTS if the site uses https', () => {
    expect(commonHeaders(load())['Strict-Transport-Security']).toBeUndefined()
  })

  it('that is a page allows no plugin, other base or frame, and no script without a nonce', () => {
    const page = sourcesOf(production)
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(page[name]).toEqual(["'none'"])
    expect(page['script-src']).toEqual(["'self'", "'nonce-n0'"])
    expect(page['upgrade-insecure-requests']).toEqual([])
  })
})
