import { attemptLimits } from '@consoeurs/contract'
import { CookieBrowser, codeOf, mailAfter, mailTo, setUpTestApp, tokenIn, writtenMails } from '@consoeurs/test-support'
import { beforeAll, describe, expect, it } from 'vitest'

const password = 'bougie tramway noisette'
const { network, account } = attemptLimits.password

const { test } = await setUpTestApp({ limits: true })
beforeAll(async () => {
  await test.app.jobs.start()
})

/** A member with a password; `home` is a browser in which she has signed in before, and out again. */
async function memberAtHome(name: string) {
  const member = await test.personas.member(name)
  await test.personas.givesPassword(member, password)
  const { username } = member
  const email = `${username}@test.test`
  const home = new CookieBrowser(test)
  home.ip = '192.0.2.1'
  expect((await home.posts('/api/auth/local', { identifier: email, password })).status).toBe(200)
  await home.posts('/api/auth/sign-out')
  return { member, email, username, home }
}

const from = (ip: string, url: string, payload: object) => {
  const stranger = new CookieBrowser(test)
  stranger.ip = ip
  return stranger.posts(url, payload)
}

/** Wrong passwords from so many addresses, each in a network of its own; the statuses that were answered. */
async function guesses(identifier: string, networks: number, each: number) {
  const seen = new Map<string, number>()
  for (let at = 0; at < networks * each; at += 1) {
    const answer = await from(`10.7.${at % networks}.${at % 250}`, '/api/auth/local', {
      identifier,
      password: `faux ${at}`,
    })
    const code = codeOf(answer) ?? ''
    seen.set(code, (seen.get(code) ?? 0) + 1)
  }
  return Object.fromEntries(seen)
}

describe('thirty wrong passwords from one network', () => {
  it('block password sign-in on that network only', async () => {
    const { email, username, home } = await memberAtHome('Assiégée')
    expect(await guesses(username, 1, 30)).toEqual({ CREDENTIALS: 10, TOO_MANY_PASSWORDS: 20 })
    for (const identifier of [username, email]) {
      expect((await from('198.51.100.7', '/api/auth/local', { identifier, password })).status).toBe(200)
    }
    // Even on the network from which the attack comes.
    home.ip = '10.7.0.0'
    expect((await home.posts('/api/auth/local', { identifier: username, password })).status).toBe(200)
  })
})

describe('wrong passwords from many networks', () => {
  it('are limited; the member signs in from a known browser, or by link from another, and is notified once', async () => {
    const { email, username, home } = await memberAtHome('Cernée')
    const [{ max }] = account
    const networks = max / network[0].max + 5
    expect(await guesses(username, networks, network[0].max)).toEqual({
      CREDENTIALS: max,
      TOO_MANY_PASSWORDS: networks * network[0].max - max,
    })
    const elsewhere = await from('198.51.100.7', '/api/auth/local', { identifier: username, password })
    expect([elsewhere.status, codeOf(elsewhere)]).toEqual([429, 'TOO_MANY_PASSWORDS'])
    expect(Number(elsewhere.headers['retry-after'])).toBeGreaterThan(0)
    expect((elsewhere.body as { error: { message: string } }).error.message).toContain('Demande un lien par mail')
    expect((await home.posts('/api/auth/local', { identifier: username, password })).status).toBe(200)

    const asked = () => from('198.51.100.7', '/api/auth/link', { email })
    const { url } = await mailAfter(test, email, 'signInLink', asked)
    const opened = await from('198.51.100.7', '/api/auth/link/open', { token: tokenIn(url) })
    expect(opened.status).toBe(200)

    expect(await mailTo(test, email, 'failedSignIns')).toMatchObject({ name: 'Cernée', what: 'password' })
    const told = (await writtenMails(test)).filter(({ to, subject }) => to === email && subject === 'failedSignIns')
    expect(told).toHaveLength(1)
  }, 60_000)

  it('are answered alike where no member has that name', async () => {
    expect(await guesses('personne-ici', 1, 12)).toEqual({ CREDENTIALS: 10, TOO_MANY_PASSWORDS: 2 })
    const { username } = await memberAtHome('Quelquune')
    expect(await guesses(username, 1, 12)).toEqual({ CREDENTIALS: 10, TOO_MANY_PASSWORDS: 2 })
  })

  it('at a username do not reveal its address', async () => {
    const { email, username } = await memberAtHome('Discrète')
    for (let at = 0; at < 9; at += 1) await from('10.8.0.1', '/api/auth/local', { identifier: email, password: 'faux' })
    for (let at = 0; at < 3; at += 1) {
      const answer = await from(`10.8.0.${at + 2}`, '/api/auth/local', { identifier: username, password: 'faux' })
      expect(codeOf(answer)).toBe('CREDENTIALS')
    }
  })
})

describe('requests for mails', () => {
  it('are limited per client, whether or not the address is known', async () => {
    const { email, home } = await memberAtHome('Relancée')
    for (const url of ['/api/auth/password/forgotten', '/api/auth/link']) {
      for (const address of [email, 'inconnue@exemple.fr']) {
        const codes = []
        for (let at = 1; at <= 6; at += 1) {
          codes.push((await from(`203.0.113.${at}`, url, { email: address })).status)
        }
        expect(codes).toEqual([200, 200, 200, 200, 200, 429])
        expect((await from('198.51.100.7', url, { email: address })).status).toBe(200)
      }
      home.ip = '203.0.113.9'
      expect((await home.posts(url, { email })).status).toBe(200)
    }
  })

  it('from many networks are limited per mailbox, and a known browser still gets one', async () => {
    const { email, home } = await memberAtHome('Inondée')
    const codes = []
    for (let at = 1; at <= 12; at += 1) codes.push((await from(`10.9.${at}.1`, '/api/auth/link', { email })).status)
    const [{ max }] = attemptLimits.mail.account
    expect(codes.filter((status) => status === 200)).toHaveLength(max)
    expect((await home.posts('/api/auth/link', { email })).status).toBe(200)
  })
})

it('treats a browser as unknown once its sessions were ended remotely', async () => {
  const { username, home } = await memberAtHome('Prudente')
  await guesses(username, 1, network[0].max)
  home.ip = '10.7.0.9'
  expect((await home.posts('/api/auth/local', { identifier: username, password })).status).toBe(200)
  const phone = new CookieBrowser(test)
  phone.ip = '198.51.100.8'
  expect((await phone.posts('/api/auth/local', { identifier: username, password })).status).toBe(200)
  expect((await phone.asks('DELETE', '/api/sessions', { password })).status).toBe(200)
  const again = await home.posts('/api/auth/local', { identifier: username, password })
  expect(codeOf(again)).toBe('TOO_MANY_PASSWORDS')
})
