import { limits, reservedNameText } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, mailTo, Person, setUpTestApp, tokenIn } from '@consoeurs/test-support'
import { createEmailVerificationToken } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSiteSettings } from '../../foundation/settings/public.ts'
import { confirmationToken, openAccount } from '../sign-up/public.ts'

const { test } = await setUpTestApp()
beforeAll(async () => {
  await test.app.jobs.start()
})

const consents = { woman: true, adult: true, terms: true, charter: true, sensitive: true }
const password = 'bougie tramway noisette'
const form = (displayName: string, changes: object = {}) => ({
  displayName,
  email: `${displayName.toLowerCase()}@exemple.fr`,
  password,
  birthdate: '1995-03-14',
  consents,
  ...changes,
})
const fieldsOf = ({ body }: { body: unknown }) =>
  (body as { error: { details: { fields: Record<string, string[]> } } }).error.details.fields
const register = async (body: object) =>
  test.visitor.posts('/api/auth/local/register', { altcha: await test.visitor.proof(), ...body })
const signIn = (identifier: string, secret = password) =>
  test.visitor.posts<{ jwt: string; user: { id: number; username: string } }>('/api/auth/local', {
    identifier,
    password: secret,
  })

async function signUpAndConfirm(name: string): Promise<void> {
  expect((await register(form(name))).body).toEqual({ sent: true })
  const { url } = await mailTo(test, `${name.toLowerCase()}@exemple.fr`, 'confirmAddress')
  expect((await confirms(url)).body).toEqual({ goesTo: '/settings/steps' })
}

/** What the button of the page does, to which the mail leads. */
const confirms = (url: string | undefined) => test.visitor.posts('/api/auth/verify-email', { token: tokenIn(url) })

describe('signing up', () => {
  it('creates an account that can sign in once the address is confirmed, with five dated consents', async () => {
    expect((await register(form('Éloïse'.normalize('NFC'), { email: 'eloise@exemple.fr' }))).status).toBe(200)
    const { url } = await mailTo(test, 'eloise@exemple.fr', 'confirmAddress')
    const early = await signIn('eloise@exemple.fr')
    expect(early.body).toMatchObject({ error: { name: 'EMAIL_NOT_CONFIRMED' } })

    // A mail scanner opens what it finds; that opens nothing.
    const opened = await test.visitor.gets(`/api/auth/verify-email?token=${tokenIn(url)}`)
    expect([opened.status, opened.headers['set-cookie']]).toEqual([302, undefined])
    expect(opened.headers.location).toBe(url)
    expect((await signIn('eloise@exemple.fr')).body).toMatchObject({ error: { name: 'EMAIL_NOT_CONFIRMED' } })
    const confirmed = await confirms(url)
    expect(confirmed.body).toEqual({ goesTo: '/settings/steps' })
    expect([confirmed.headers['set-cookie']].flat().join()).toContain('session_token=')
    expect((await confirms(url)).body).toEqual({ goesTo: '/login?lien=confirme' })

    const { status, body } = await signIn('eloise@exemple.fr')
    expect(status).toBe(200)
    expect(body.user.username).toBe('eloise')
    const given = await test.db.select().from(tables.consents).where(eq(tables.consents.userId, body.user.id))
    expect(given.map(({ kind }) => kind).sort()).toEqual(['adult', 'charter', 'sensitive', 'terms', 'woman'])
    expect(given.every(({ version, withdrawnAt }) => version !== '' && withdrawnAt === null)).toBe(true)
  })

  it('answers alike for a known address, and notifies its owner by mail', async () => {
    await signUpAndConfirm('Flora')
    const again = await register(form('Flora', { displayName: 'Une autre' }))
    expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: { sent: true } })
    expect((await mailTo(test, 'flora@exemple.fr', 'addressAlreadyKnown')).loginUrl).toContain('/login')
    expect((await signIn('flora@exemple.fr')).status).toBe(200)
  })

  it('gives the second member of the same name another username', async () => {
    await signUpAndConfirm('Gisele')
    await register(form('Gisele', { email: 'autre.gisele@exemple.fr' }))
    await mailTo(test, 'autre.gisele@exemple.fr', 'confirmAddress')
    const rows = await test.db
      .select({ username: tables.users.username })
      .from(tables.users)
      .where(eq(tables.users.name, 'Gisele'))
    expect(new Set(rows.map((row) => row.username)).size).toBe(2)
  })

  it('creates one account for two concurrent identical requests', async () => {
    const twice = {
      displayName: 'Gabrielle',
      email: 'gabrielle@exemple.fr',
      passwordHash: 'x',
      birthdate: '1995-03-14',
    }
    const { brand, settings } = test.deps
    const { events, jobs } = test.app
    const site = await openSiteSettings(test.db, settings)
    const open = () =>
      events.unitOfWork((tx) => openAccount(tx, twice, { brand, settings, jobs, site, now: () => new Date() }))
    await Promise.all([open(), open(), open()])
    expect(await mailTo(test, twice.email, 'confirmAddress')).toBeDefined()
    expect(await mailTo(test, twice.email, 'addressAlreadyKnown')).toBeDefined()
  })

  it('accepts a name in any alphabet, and creates a username when the name has no Latin letter', async () => {
    await register(form('Нина', { email: 'nina@exemple.fr' }))
    await mailTo(test, 'nina@exemple.fr', 'confirmAddress')
    const [user] = await test.db.select().from(tables.users).where(eq(tables.users.email, 'nina@exemple.fr'))
    expect(user).toMatchObject({ name: 'Нина', username: expect.stringMatching(/^membre-\d{5}$/) })
  })

  it.each(['Équipe', 'violette', 'Аdmin', 'Adm1n', 'Équiρe technique', 'Vio\u200blette'])(
    'refuses a name reserved for the site: %s',
    async (displayName) => {
      const answer = await register(form('Hortense', { displayName }))
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { details: { fields: { displayName: [reservedNameText] } } } },
      })
    },
  )

  it('reports missing and invalid fields of a program in French', async () => {
    const badDay = await register(form('Hortense', { birthdate: 'hier' }))
    expect(fieldsOf(badDay).birthdate).toEqual(['Écris la date sous la forme 1990-05-21.'])
    const missing = await register(form('Hortense', { consents: 12 }))
    expect(fieldsOf(missing).consents).toEqual(['Cette valeur n’est pas valable.'])
  })

  it.each([
    ['under 18', { birthdate: new Date().toISOString().slice(0, 10) }, 'birthdate'],
    ['a short password', { password: 'court' }, 'password'],
    ['a guessable password', { password: 'motdepasse123' }, 'password'],
    ['no word that she is a woman', { consents: { ...consents, woman: false } }, 'consents.woman'],
    ['a missing consent', { consents: { ...consents, sensitive: false } }, 'consents.sensitive'],
    ['half an address', { email: 'camille@' }, 'email'],
    ['an address for ten minutes', { email: 'lea@jetable.org' }, 'email'],
    ['one below such a domain', { email: 'lea@boite.yopmail.com' }, 'email'],
  ])('refuses %s with a French message on its field', async (_case, changes, field) => {
    const { status, body } = await register(form('Hortense', changes))
    expect(status).toBe(400)
    expect(fieldsOf({ body })[field]?.[0]).toMatch(/[a-zé]{3,}.*[.!?]$/)
  })

  it('refuses an expired or made-up link', async () => {
    const { status, body } = await test.visitor.posts('/api/auth/verify-email', { token: 'abc' })
    expect({ status, body }).toMatchObject({ status: 400, body: { error: { name: 'LINK_EXPIRED' } } })
  })

  it('refuses a token that the site signed for another purpose', async () => {
    expect((await register(form('Hilda'))).status).toBe(200)
    await mailTo(test, 'hilda@exemple.fr', 'confirmAddress')
    const key = test.deps.settings.secret
    const ofTheLibrary = await createEmailVerificationToken(key, 'hilda@exemple.fr')
    const ours = await confirmationToken('hilda@exemple.fr', key)
    const opens = async (path: string, token: string) => (await test.visitor.posts(path, { token })).body
    for (const [path, token] of [
      ['/api/auth/verify-email', ofTheLibrary],
      ['/api/auth/link/open', ours],
      ['/api/auth/email-change/open', ours],
    ] as const)
      expect(await opens(path, token)).toMatchObject({ error: { name: 'LINK_EXPIRED' } })
    expect((await signIn('hilda@exemple.fr')).body).toMatchObject({ error: { name: 'EMAIL_NOT_CONFIRMED' } })
    expect(await opens('/api/auth/verify-email', ours)).toEqual({ goesTo: '/settings/steps' })
  })
})

describe('signing in', () => {
  it('returns the token to programs, and only the cookie to pages of the site', async () => {
    await signUpAndConfirm('Ilona')
    const from = (site: string | undefined) =>
      test.visitor.asks(
        'POST',
        '/api/auth/local',
        { identifier: 'ilona@exemple.fr', password },
        { ...(site && { 'sec-fetch-site': site }) },
      )
    const page = await from('same-origin')
    expect(Object.keys(page.body as object)).toEqual(['user'])
    expect([page.headers['set-cookie']].flat().join()).toContain('session_token=')
    for (const site of [undefined, 'cross-site']) expect((await from(site)).body).toHaveProperty('jwt')
  })

  it('answers alike for a wrong password, an unknown address or name, and invalid input', async () => {
    await signUpAndConfirm('Irma')
    const refusals = [await signIn('irma@exemple.fr', 'pas le bon mot')]
    for (const identifier of ['personne@exemple.fr', 'personne', 'pas une@adresse'])
      refusals.push(await signIn(identifier, 'pas le bon mot'))
    const text = 'Adresse ou mot de passe inexact. Vérifie les deux, puis réessaie.'
    for (const { status, body } of refusals)
      expect({ status, body }).toMatchObject({ status: 400, body: { error: { name: 'CREDENTIALS', message: text } } })
    expect(new Set(refusals.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  it('authenticates programs by bearer token and browsers by an httpOnly cookie, until sign-out', async () => {
    await signUpAndConfirm('Jeanne')
    const { body, headers } = await signIn('jeanne')
    const cookies = [headers['set-cookie']].flat().map(String)
    expect(cookies.find((cookie) => cookie.includes('session'))).toMatch(/HttpOnly.*SameSite=Lax/)
    const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
    const program = new Person({ app: test.app, ...body.user, token: body.jwt })
    expect((await program.gets('/api/users/me')).status).toBe(200)
    expect((await test.visitor.asks('GET', '/api/users/me', undefined, { cookie })).status).toBe(200)

    const out = await test.visitor.asks('POST', '/api/auth/sign-out', {}, { cookie, origin: 'http://localhost:3000' })
    expect([out.headers['set-cookie']].flat().some((line) => String(line).includes('Max-Age=0'))).toBe(true)
    expect((await program.gets('/api/users/me')).status).toBe(401)
  })

  it('uses a __Host- cookie over https only in production', async () => {
    const production = await buildTestApp({ settings: { mode: 'production', publicUrl: 'https://exemple.fr' } })
    await production.app.jobs.start()
    const jeanne = await production.personas.member('Jeanne')
    await production.personas.givesPassword(jeanne, password)
    const { headers } = await production.visitor.posts('/api/auth/local', { identifier: 'jeanne', password })
    const cookies = [headers['set-cookie']].flat().map(String)
    expect(cookies.filter((cookie) => cookie.startsWith('__Host-')).length).toBeGreaterThan(0)
    for (const cookie of cookies.filter((line) => line.includes('HttpOnly'))) {
      expect(cookie).toMatch(/^__Host-consoeurs\.(session_token|browser)=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    }
    // What scripts read is no other host's either.
    const flags = (lines: string[]) => lines.filter((line) => line.includes('consoeurs_signed_in'))
    expect(cookies.every((line) => line.startsWith('__Host-') && / Secure(;|$)/.test(line))).toBe(true)
    expect(flags(cookies)).toEqual([
      `__Host-consoeurs_signed_in=1; Path=/; Max-Age=${limits.session.absolute / 1000}; SameSite=Lax; Secure`,
    ])
    const session = cookies.map((line) => line.split(';')[0]).join('; ')
    const out = await production.visitor.asks(
      'POST',
      '/api/auth/sign-out',
      {},
      {
        cookie: `${session}; consoeurs_signed_in=1`,
        origin: 'https://exemple.fr',
      },
    )
    expect(flags([out.headers['set-cookie']].flat().map(String))).toEqual([
      '__Host-consoeurs_signed_in=; Path=/; Max-Age=0; SameSite=Lax; Secure',
      'consoeurs_signed_in=; Path=/; Max-Age=0; SameSite=Lax',
    ])
    await production.close()
  })

  it('ends the session of a banned, suspended or blocked member at once', async () => {
    await signUpAndConfirm('Karine')
    const { body } = await signIn('karine')
    const program = new Person({ app: test.app, ...body.user, token: body.jwt })
    for (const change of [{ banned: true }, { blocked: true }, { suspendedUntil: new Date(Date.now() + 3_600_000) }]) {
      await test.db
        .update(tables.users)
        .set({ banned: false, blocked: false, suspendedUntil: null, ...change })
        .where(eq(tables.users.id, body.user.id))
      expect((await program.gets('/api/users/me')).status).toBe(401)
      expect((await signIn('karine')).body).toMatchObject({ error: { name: 'ACCOUNT_SUSPENDED' } })
    }
  })

  it('ends a pause', async () => {
    await signUpAndConfirm('Lucie')
    await test.db.update(tables.users).set({ pause: 1 }).where(eq(tables.users.username, 'lucie'))
    const { body } = await signIn('lucie')
    expect(body.user).toMatchObject({ pause: 0 })
  })
})

describe('an unsafe request with a cookie', () => {
  it('is refused from another site or without an origin', async () => {
    await signUpAndConfirm('Mona')
    const { headers } = await signIn('mona')
    const cookie = [headers['set-cookie']]
      .flat()
      .map((line) => String(line).split(';')[0])
      .join('; ')
    for (const origin of [undefined, 'https://ailleurs.example', 'null']) {
      const answer = await test.visitor.asks(
        'PATCH',
        '/api/members/me',
        { headline: 'non' },
        { cookie, ...(origin && { origin }) },
      )
      expect(answer.body).toMatchObject({ error: { name: 'ORIGIN_REFUSED' } })
    }
  })
})

describe('limits', () => {
  it('slow down password guessing, and send Retry-After', async () => {
    const strict = await buildTestApp({ limits: true })
    // So many failures are a job: the member is told by mail.
    await strict.app.jobs.start()
    const answers = []
    for (let attempt = 0; attempt < 12; attempt++) {
      answers.push(await strict.visitor.posts('/api/auth/local', { identifier: 'x@exemple.fr', password: 'essai' }))
    }
    const last = answers.at(-1)
    expect(last?.status).toBe(429)
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect(last?.body).toMatchObject({ error: { name: 'TOO_MANY_REQUESTS' } })
    await strict.close()
  })
})
