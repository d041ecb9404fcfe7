import { errors } from '@consoeurs/contract'
import { FirebaseBrowsers } from '@consoeurs/test-support/emulators/firebase-browsers'
import { AuthErrorCodes } from '@firebase/auth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FirebaseClient, type FirebaseRefusal, refusalOf } from './firebase-client.ts'
import { errorCodes, signsOut } from './firebase-error-codes.ts'

const password = 'bougie tramway noisette'

let firebase: FirebaseBrowsers
let door: FirebaseClient
beforeAll(async () => {
  firebase = await FirebaseBrowsers.open()
})
afterAll(() => firebase.close())
beforeEach(() => {
  door = new FirebaseClient({ config: firebase.config, origin: 'http://localhost:3000' })
  firebase.passwords.clear()
  firebase.refuses.clear()
  firebase.mails.length = 0
  firebase.policy = null
})
afterEach(() => door.close())

const refused = async (work: Promise<unknown>): Promise<FirebaseRefusal> => {
  const outcome = await work.then(
    () => undefined,
    (error: FirebaseRefusal) => error,
  )
  if (outcome === undefined) throw new Error('not refused')
  return outcome
}

describe('what the provider refuses', () => {
  it('has a sentence of ours for each of its codes, or is never said', () => {
    for (const code of Object.values(AuthErrorCodes)) {
      const meaning = errorCodes[code]
      if (meaning !== null) expect(errors[meaning].text).toMatch(/[.?]$/)
    }
    expect(errorCodes['auth/email-already-in-use']).toBeNull()
  })

  it.each([
    ['EMAIL_NOT_FOUND', 'CREDENTIALS'],
    ['INVALID_PASSWORD', 'CREDENTIALS'],
    ['INVALID_LOGIN_CREDENTIALS', 'CREDENTIALS'],
    ['INVALID_IDP_RESPONSE', 'CREDENTIALS'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'TOO_MANY_REQUESTS'],
    ['USER_DISABLED', 'USER_DISABLED'],
    ['TOKEN_EXPIRED', 'USER_TOKEN_EXPIRED'],
    ['UNAUTHORIZED_DOMAIN', 'UNAUTHORIZED_DOMAIN'],
    ['EXPIRED_OOB_CODE', 'LINK_EXPIRED'],
    ['QUOTA_EXCEEDED', 'FEDERATED_UNAVAILABLE'],
  ] as const)('%s is « %s »', async (message, code) => {
    firebase.refuses.set('accounts:signInWithPassword', message)
    const { code: said, message: text } = await refused(door.signIn('lea@exemple.fr', password))
    expect([said, text]).toEqual([code, errors[code].text])
  })

  it.each([
    ['popup-blocked', 'POPUP_BLOCKED'],
    ['popup-closed-by-user', 'POPUP_CLOSED_BY_USER'],
    ['cancelled-popup-request', 'CANCELLED_POPUP_REQUEST'],
    ['unauthorized-domain', 'UNAUTHORIZED_DOMAIN'],
  ])('of a window, %s is « %s »', (code, meaning) => {
    expect(refusalOf(Object.assign(new Error(code), { code: `auth/${code}` }))).toMatchObject({ code: meaning })
  })

  it('is the network’s fault where nothing answers', async () => {
    const gone = await FirebaseBrowsers.open()
    const { config } = gone
    await gone.close()
    const away = new FirebaseClient({ config, origin: 'http://localhost:3000' })
    expect((await refused(away.signIn('lea@exemple.fr', password))).code).toBe('NETWORK_REQUEST_FAILED')
    await away.close()
  })
})

describe('no answer says whether an address is known', () => {
  it('signing up ends alike: a newcomer is asked to confirm, the owner gets a link to come in by', async () => {
    firebase.passwords.set('lea@exemple.fr', 'un autre mot de passe')
    expect(await door.signUp('lea@exemple.fr', password)).toBeUndefined()
    expect(await door.signUp('zoe@exemple.fr', password)).toBeUndefined()
    expect(firebase.mails).toEqual([
      { kind: 'EMAIL_SIGNIN', to: 'lea@exemple.fr' },
      { kind: 'VERIFY_EMAIL', to: 'zoe@exemple.fr' },
    ])
    expect(firebase.passwords.get('lea@exemple.fr')).toBe('un autre mot de passe')
  })

  it('a forgotten password is answered alike', async () => {
    firebase.passwords.set('lea@exemple.fr', password)
    expect(await door.askReset('lea@exemple.fr')).toBeUndefined()
    expect(await door.askReset('personne@exemple.fr')).toBeUndefined()
    expect(firebase.mails).toEqual([{ kind: 'PASSWORD_RESET', to: 'lea@exemple.fr' }])
  })

  it('a wrong password and an unknown address are one sentence', async () => {
    firebase.passwords.set('lea@exemple.fr', password)
    const wrong = await refused(door.signIn('lea@exemple.fr', 'autre'))
    const unknown = await refused(door.signIn('personne@exemple.fr', password))
    expect(wrong.message).toBe(unknown.message)
  })
})

describe('the project’s own rules for passwords', () => {
  it('are told, each as what is lacking', async () => {
    firebase.policy = { minPasswordLength: 30, containsUppercaseCharacter: true, containsNumericCharacter: true }
    const { code, lacks } = await refused(door.requirePassword(password))
    expect(code).toBe('PASSWORD_WEAK')
    expect(lacks).toEqual(['length', 'upper', 'digit'])
    await door.requirePassword('Bougie tramway noisette 4 lampions')
  })

  it('let pass where there are none, and are the server’s to hold where they cannot be read', async () => {
    await door.requirePassword(password)
    firebase.refuses.set('accounts:signUp', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [x]')
    expect((await refused(door.signUp('lea@exemple.fr', password))).code).toBe('PASSWORD_WEAK')
  })
})

describe('a sign-in with a password', () => {
  it('ends in a token of hers', async () => {
    firebase.passwords.set('lea@exemple.fr', password)
    expect(await door.signIn('lea@exemple.fr', password)).toMatch(/\./)
  })

  it('follows the choice of another one, with a token that is younger than the choice', async () => {
    firebase.passwords.set('lea@exemple.fr', password)
    const next = 'parapluie gingembre rivage'
    expect(await door.changePassword('lea@exemple.fr', password, next)).toMatch(/\./)
    expect(firebase.passwords.get('lea@exemple.fr')).toBe(next)
    const calls = firebase.google.calls.map(({ path }) => path.split(':').at(-1))
    expect(calls.slice(calls.lastIndexOf('update'))).toContain('signInWithPassword')
  })
})

describe('a refreshed token', () => {
  it('is nobody’s before a sign-in, and hers after', async () => {
    expect(await door.refreshed()).toBeNull()
    await door.signUp('zoe@exemple.fr', password)
    expect(await door.refreshed()).toMatch(/\./)
  })

  it.each([
    ['TOKEN_EXPIRED', 'USER_TOKEN_EXPIRED'],
    ['USER_DISABLED', 'USER_DISABLED'],
  ] as const)('is refused once it was called back: %s signs her out', async (message, code) => {
    await door.signUp('zoe@exemple.fr', password)
    firebase.refuses.set('token', message)
    const refusal = await refused(door.refreshed())
    expect(refusal.code).toBe(code)
    expect(signsOut.has(refusal.code)).toBe(true)
  })
})
