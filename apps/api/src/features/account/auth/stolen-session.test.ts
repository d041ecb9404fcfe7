import { attemptLimits } from '@consoeurs/contract'
import { CookieBrowser, mailTo, type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, describe, expect, it } from 'vitest'

const password = 'bougie tramway noisette'
const { network } = attemptLimits.confirmation

const { test } = await setUpTestApp({ limits: true })
beforeAll(async () => {
  await test.app.jobs.start()
})

async function memberCalled(name: string): Promise<Person> {
  const member = await test.personas.member(name)
  await test.personas.givesPassword(member, password)
  return member
}

type RequestArguments = [method: 'POST' | 'PUT' | 'DELETE', url: string, body: object]

const enableFactor: RequestArguments = ['POST', '/api/second-factor', {}]

const askingAgain: RequestArguments[] = [
  ['PUT', '/api/auth/password', { password: 'violon crépuscule armoire' }],
  ['PUT', '/api/account/email-change', { email: 'ailleurs@exemple.fr' }],
  ['POST', '/api/account/leaving', { understood: true }],
  ['POST', '/api/personal-data/archive', {}],
  enableFactor,
  ['POST', '/api/second-factor/recovery-codes', {}],
  ['POST', '/api/second-factor/disable', {}],
  ['POST', '/api/passkeys/options', {}],
  ['DELETE', '/api/passkeys/1', {}],
  ['DELETE', '/api/sessions', {}],
  ['DELETE', '/api/sessions/1', {}],
  ['DELETE', '/api/auth/federated/link', {}],
]

describe('wrong passwords in a stolen session', () => {
  const wrong = ['PASSWORD_WRONG', 'CURRENT_PASSWORD']

  /** The code of the refusal, with the session of a member from one network. */
  async function confirms(member: Person, ip: string, [method, url, rest]: RequestArguments, typed = 'pas le bon mot') {
    const payload = { ...rest, [url === '/api/auth/password' ? 'current' : 'password']: typed }
    const headers = { authorization: `Bearer ${member.token}` }
    return test.app.inject({ method, url, payload, headers, remoteAddress: ip })
  }
  const nameOf = async (answer: ReturnType<typeof confirms>): Promise<string> => (await answer).json().error?.name ?? ''

  it.each(askingAgain)('count at %s %s as at every other call', async (...call) => {
    const member = await memberCalled(`Volée ${crypto.randomUUID().slice(0, 8)}`)
    const others = askingAgain.filter(([, url]) => url !== call[1])
    await test.personas.changes(member, { twoFactorEnabled: true })
    const first = [call, ...others].slice(0, network[0].max)
    for (const one of first) expect(wrong, one[1]).toContain(await nameOf(confirms(member, '10.7.1.1', one)))
    for (const one of [call, others.at(-1) ?? call])
      expect(await nameOf(confirms(member, '10.7.1.2', one))).toBe('TOO_MANY_CONFIRMATIONS')
  })

  it('lock that network for a while; the member signs in and confirms elsewhere, and is notified', async () => {
    const member = await memberCalled('Cambriolée')
    const { username } = member
    const email = `${username}@test.test`
    const home = new CookieBrowser(test)
    expect((await home.posts('/api/auth/local', { identifier: email, password })).status).toBe(200)
    for (const call of askingAgain) await confirms(member, '10.7.2.1', call)
    const refused = await confirms(member, '10.7.2.1', enableFactor, password)
    expect([refused.statusCode, refused.json().error]).toMatchObject([429, { name: 'TOO_MANY_CONFIRMATIONS' }])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    expect(refused.json().error.message).toContain('Tu pourras réessayer dans')
    // The thief's own network included.
    for (const ip of ['10.7.2.1', '198.51.100.7']) {
      const stranger = new CookieBrowser(test)
      stranger.ip = ip
      expect((await stranger.posts('/api/auth/local', { identifier: username, password })).status).toBe(200)
    }
    expect((await confirms(member, '198.51.100.7', enableFactor, password)).statusCode).toBe(200)
    home.ip = '10.7.2.1'
    expect((await home.posts('/api/auth/local', { identifier: email, password })).status).toBe(200)
    expect((await home.posts('/api/second-factor', { password })).status).toBe(200)
    // A right password gives the thief no new attempts.
    expect(await nameOf(confirms(member, '10.7.2.1', enableFactor))).toBe('TOO_MANY_CONFIRMATIONS')
    expect(await mailTo(test, email, 'failedSignIns')).toMatchObject({ name: 'Cambriolée', what: 'confirmation' })
  })
})
