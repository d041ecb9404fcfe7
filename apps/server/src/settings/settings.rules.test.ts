import { describe, expect, it } from 'vitest'
import { oidc, settingsFixture } from './settings.fixture.ts'

const { load, refusal } = settingsFixture()
const production = { MODE: 'production', PUBLIC_URL: 'https://exemple.fr' }

describe('the rules between settings', () => {
  it.each(['0.0.0.0', '192.168.1.2', 'exemple.fr'])('a demo refuses to listen on %s', (host) => {
    expect(refusal({ HOST: host })).toContain('Réglage HOST')
  })

  it.each(['127.0.0.1', 'localhost', '::1'])('a demo listens on %s', (host) => {
    expect(load({ HOST: host }).host).toBe(host)
  })

  it('a demo refuses an https address', () => {
    expect(refusal({ PUBLIC_URL: 'https://exemple.fr' })).toContain('Réglage PUBLIC_URL')
  })

  it('production requires its public address', () => {
    expect(refusal({ MODE: 'production' })).toContain('Réglage PUBLIC_URL')
  })

  it('production refuses a public address without encryption', () => {
    expect(refusal({ MODE: 'production', PUBLIC_URL: 'http://exemple.fr' })).toContain('https')
  })

  it('production keeps its limits', () => {
    expect(refusal({ ...production, LIMITS: 'off' })).toContain('Réglage LIMITS')
    expect(load({ ...production, HOST: '0.0.0.0' })).toMatchObject({ limits: true, trustProxy: ['loopback'] })
  })

  it('connects nodes through the given database or Redis, and a single process with neither', () => {
    const database = { DATABASE_URL: 'postgres://a:b@127.0.0.1/c' }
    const redis = { REDIS_URL: 'rediss://a:b@machine:6379' }
    expect(load({}).nodes).toBeUndefined()
    expect(load(database).nodes).toBe('postgres')
    expect(load({ ...database, ...redis }).nodes).toEqual({ redisUrl: redis.REDIS_URL })
    expect(refusal(redis)).toMatch(/^Réglage REDIS_URL\s: /)
  })

  it('accepts Redis with several processes or with a database of the operator', () => {
    const REDIS_URL = 'redis://127.0.0.1:6379'
    expect(refusal({ REDIS_URL })).toContain('Réglage REDIS_URL')
    expect(load({ REDIS_URL, WORKERS: '2' }).nodes).toEqual({ redisUrl: REDIS_URL })
    expect([load().nodes, load({ WORKERS: '2' }).nodes]).toEqual([undefined, 'postgres'])
  })

  it.each([
    'postgres://lea:motdepasse@base/consoeurs',
    'postgres://lea:motdepasse@127.0.0.1/consoeurs?host=base',
    'postgres://lea:motdepasse@base/consoeurs?sslmode=no-verify',
    'postgres://lea:motdepasse@base/consoeurs?sslmode=require',
    'postgres://lea:motdepasse@base/consoeurs?uselibpqcompat=true&sslmode=verify-full',
  ])('production requires verified TLS for a remote database: not %s', (address) => {
    expect(refusal({ ...production, DATABASE_URL: address })).toContain('sslmode=verify-full')
    expect(() => load({ DATABASE_URL: address })).not.toThrow()
  })

  it.each([
    'postgres://lea:motdepasse@base/consoeurs?sslmode=verify-full',
    'postgres://lea:motdepasse@base/consoeurs?sslmode=disable',
    'postgres://lea:motdepasse@127.0.0.1:5432/consoeurs',
    'postgres://lea@localhost/consoeurs?host=/var/run/postgresql',
  ])('production accepts verified TLS, this machine, or a declared private network: %s', (address) => {
    expect(load({ ...production, DATABASE_URL: address }).databaseUrl).toBe(address)
  })

  it('production refuses a remote mail server without TLS, unless allowed explicitly', () => {
    const mailsBy = (address: string) => load({ ...production, SMTP_URL: address }).smtpUrl
    expect(mailsBy('smtp://lea:motdepasse@mail:587')).toBe('smtp://lea:motdepasse@mail:587?requireTLS=true')
    for (const free of ['smtps://mail', 'smtp://mail?ignoreTLS=true', 'smtp://127.0.0.1:25'])
      expect(mailsBy(free)).toBe(free)
    expect(refusal({ ...production, SMTP_URL: 'smtps://mail?tls.rejectUnauthorized=false' })).toContain('certificat')
    expect(load({ SMTP_URL: 'smtp://mail' }).smtpUrl).toBe('smtp://mail')
  })

  it('configures an OpenID Connect provider by its exact issuer, with a name for the button', () => {
    expect(load(oidc).identityProvider).toEqual({
      issuer: 'https://comptes.exemple.fr/',
      clientId: 'consoeurs',
      clientSecret: undefined,
      clientAuth: 'basic',
      name: 'comptes.exemple.fr',
      scopes: ['openid', 'email', 'profile'],
    })
    const more = { OIDC_CLIENT_SECRET: 'x', OIDC_CLIENT_AUTH: 'post', OIDC_NAME: 'Ma Clé', OIDC_SCOPES: 'openid email' }
    expect(load({ ...oidc, ...more }).identityProvider).toMatchObject({
      clientSecret: 'x',
      clientAuth: 'post',
      name: 'Ma Clé',
      scopes: ['openid', 'email'],
    })
    expect(load().identityProvider).toBeNull()
  })

  it.each([
    ['OIDC_ISSUER', { OIDC_ISSUER: '' }],
    ['OIDC_CLIENT_ID', { OIDC_CLIENT_ID: '' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://comptes.exemple.fr' }],
    ['OIDC_CLIENT_AUTH', { OIDC_CLIENT_AUTH: 'post' }],
    ['OIDC_ISSUER', { IDENTITY: 'local' }],
  ])('%s is refused in combination with the others: %j', (name, change) => {
    expect(refusal({ ...oidc, ...change })).toMatch(new RegExp(`^Réglage ${name}\\s: `))
  })

  it.each([
    ['IDENTITY', 'local'],
    ['PUSH', 'webpush'],
    ['WORKERS', '2'],
    ['WORKERS', 'auto'],
  ])('%s=%s is accepted', (name, value) => {
    expect(() => load({ [name]: value })).not.toThrow()
  })
})
