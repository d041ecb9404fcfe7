import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { looksAway, shownNotifications, waitingFor } from '../push/firefox.ts'
import { until } from '../resilience/site.ts'
import { FcmScene } from './fcm.scene.ts'

let scene: FcmScene
beforeAll(async () => {
  scene = await FcmScene.open()
})
afterAll(() => scene.close())

const methodsOf = (host: string) => scene.messaging.asked(host).map(({ method }) => method)

describe('the registration', () => {
  it('requests nothing from Google before notifications are allowed', async () => {
    await scene.signsIn()
    await scene.page.goto(`${scene.site.url}/dashboard`)
    await scene.page.waitForSelector('[data-hook~="prompt"]')
    expect(scene.messaging.google.calls).toEqual([])
    expect(scene.overhearing.asked).toEqual([])
  })

  it('gives the SDK our worker at the expected address, and stores Google’s token', async () => {
    await scene.allows(true)
    await until(async () => (await scene.devices()).length === 1, 'the device is registered')
    const workers = await scene.page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations()
      return registrations.map(({ scope, active }) => ({ scope, address: active?.scriptURL ?? '' }))
    })
    expect(workers).toEqual([{ scope: `${scene.site.url}/`, address: expect.any(String) }])
    const { pathname, searchParams } = new URL(workers[0]?.address ?? '')
    expect(pathname).toBe('/firebase-messaging-sw.js')
    const { appId, messagingSenderId, vapidPublicKey } = scene.messaging.settings
    expect(Object.fromEntries(searchParams)).toEqual({
      init: 'true',
      apiKey: 'cle-publique',
      authDomain: 'demo-consoeurs.firebaseapp.com',
      projectId: 'demo-consoeurs',
      storageBucket: 'demo-consoeurs.firebasestorage.app',
      messagingSenderId,
      appId,
      measurementId: 'G-1A2B3C4D5E',
    })
    expect(methodsOf('firebaseinstallations')).toEqual(['POST'])
    const [registration, ...more] = scene.messaging.asked('fcmregistrations')
    expect(more).toEqual([])
    expect(registration?.body).toMatchObject({
      web: {
        endpoint: expect.stringContaining(`127.0.0.1:${scene.push.port}/wpush/v2/`),
        applicationPubKey: vapidPublicKey,
      },
    })
    expect(await scene.devices()).toMatchObject([{ provider: 'fcm', endpoint: scene.messaging.tokens[0] }])
    expect(Date.now() - (await scene.device()).refreshed_at.getTime()).toBeLessThan(24 * 3_600_000)
  })

  it('signs in under an alias that the server created, and stores its password', async () => {
    expect(scene.steps(null)).toEqual([
      'signInWithPassword, no password, MISSING_PASSWORD',
      'delete, USER_NOT_FOUND',
      'accounts, a new password',
      'signInWithPassword, a new password',
    ])
    const { email, password } = await scene.identity()
    expect(password).toBe(scene.overhearing.asked.at(-1)?.password)
    expect(new Set(scene.overhearing.asked.map((asked) => asked.email))).toEqual(new Set([email]))
    // Nobody else is known there: no member under the address that she signs in with.
    expect((await scene.emulator.accounts()).map((account) => account.email)).toEqual([email])
  })
})

describe('a returning member', () => {
  it('is not registered again within seven days', async () => {
    const before = await scene.device()
    await scene.comes()
    await scene.page.waitForNetworkIdle()
    expect(await scene.device()).toEqual(before)
    expect(scene.overhearing.asked).toEqual([])
    expect(scene.messaging.google.calls).toEqual([])
  })

  it('signs in again after seven days, and the SDK renews the token', async () => {
    const [{ endpoint: before }, { password }] = [await scene.device(), await scene.identity()]
    await scene.ages()
    await agesInTheBrowser()
    await scene.comes()
    await scene.toldAgain()
    expect(scene.steps(password)).toEqual(['signInWithPassword, the kept password'])
    expect(scene.messaging.asked('fcmregistrations')).toMatchObject([
      { method: 'PATCH', path: `/v1/projects/demo-consoeurs/registrations/${before}` },
    ])
    const { endpoint } = await scene.device()
    expect(endpoint).not.toBe(before)
    expect(scene.messaging.tokens).toEqual([endpoint])
    expect((await scene.identity()).password).toBe(password)
  })

  it.each([
    ['the token', 'delete from push_devices', ['signInWithPassword, the kept password']],
    [
      'the password',
      'update users set fcm_password = null',
      [
        'signInWithPassword, no password, MISSING_PASSWORD',
        'delete',
        'accounts, a new password',
        'signInWithPassword, a new password',
      ],
    ],
  ])('is registered again if %s is missing', async (_what, loses, steps) => {
    const { password } = await scene.identity()
    await scene.site.query(loses)
    await scene.comes()
    await until(async () => (await scene.identity()).password !== null, 'a password is kept')
    await until(async () => (await scene.devices()).length === 1, 'a device is there')
    expect(scene.steps(password)).toEqual(steps)
  })
})

/** The SDK keeps the token and its date in the browser, where it looks at them before it asks. */
const agesInTheBrowser = () =>
  scene.page.evaluate(
    (age) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('firebase-messaging-database')
        opening.onerror = reject
        opening.onsuccess = () => {
          const work = opening.result.transaction('firebase-messaging-store', 'readwrite')
          const walk = work.objectStore('firebase-messaging-store').openCursor()
          walk.onsuccess = () => {
            const { result: at } = walk
            if (at === null) return
            at.update({ ...at.value, createTime: Date.now() - age })
            at.continue()
          }
          work.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    8 * 24 * 3_600_000,
  )

describe('a changed account at the provider', () => {
  const remade = ['delete', 'accounts, a new password', 'signInWithPassword, a new password']

  /** She comes back after seven days, and it all ends with her signed in under a password that is kept. */
  async function recovers(): Promise<string[]> {
    const { password: kept } = await scene.identity()
    await scene.ages()
    await scene.comes()
    await scene.toldAgain()
    const { email, password } = await scene.identity()
    expect(password).not.toBe(kept)
    expect(scene.overhearing.asked.at(-1)).toEqual({ action: 'signInWithPassword', email, password, refusal: '' })
    return scene.steps(kept)
  }

  it('wrong-password: the fallback password is tried, then the user is deleted and created again', async () => {
    await scene.emulator.setPassword((await scene.identity()).email, 'un autre mot de passe')
    expect(await recovers()).toEqual([
      'signInWithPassword, the kept password, INVALID_PASSWORD',
      'signInWithPassword, a new password, INVALID_PASSWORD',
      ...remade,
    ])
  })

  it('user-not-found: the user is created', async () => {
    await scene.emulator.remove((await scene.identity()).email)
    expect(await recovers()).toEqual([
      'signInWithPassword, the kept password, EMAIL_NOT_FOUND',
      'delete, USER_NOT_FOUND',
      ...remade.slice(1),
    ])
  })

  it('invalid-credential, as projects with address protection answer: the user is deleted and created again', async () => {
    await scene.emulator.setPassword((await scene.identity()).email, 'un autre mot de passe')
    await scene.emulator.protectAddresses(true)
    const steps = await recovers()
    await scene.emulator.protectAddresses(false)
    expect(steps).toEqual(['signInWithPassword, the kept password, INVALID_LOGIN_CREDENTIALS', ...remade])
  })

  it('user-disabled: nothing changes, and it is only logged', async () => {
    const { email, password } = await scene.identity()
    await scene.emulator.disable(email)
    await scene.ages()
    const before = await scene.device()
    await scene.comes()
    await until(() => scene.logged.some((line) => line.includes('push registration failed')), 'the failure is logged')
    expect(scene.steps(password)).toEqual(['signInWithPassword, the kept password, USER_DISABLED'])
    expect(await scene.device()).toEqual(before)
    expect((await scene.identity()).password).toBe(password)
    await scene.emulator.enable(email)
  })
})

describe('a push', () => {
  const writes = (text: string) =>
    scene.ines().asks({
      method: 'POST',
      path: '/api/messages',
      body: { clientId: crypto.randomUUID(), to: scene.camille.username, text },
    })
  const sent = () => scene.messaging.asked('fcm').map(({ body }) => body.message as Record<string, unknown>)

  it('is only logged while the page is visible', async () => {
    await scene.comes()
    const { endpoint: token } = await scene.device()
    const push = { token, title: 'Essai', body: 'Un essai', push: 'true' }
    const answer = await scene.hers().asks({ method: 'POST', path: '/api/notifications/send', body: push })
    expect(answer.body).toEqual({ accepted: true, reason: null })
    await until(() => scene.logged.some((line) => line.includes('push received in the foreground')), 'it is logged')
    expect(await shownNotifications(scene.page)).toEqual([])
  })

  it('is sent through firebase-admin and Firebase to Firefox, which shows it', async () => {
    await scene.comes()
    await looksAway(scene.page)
    await writes('Tu passes samedi ?')
    const shown = await waitingFor(scene.page, scene.site, /./)
    expect(shown?.data.navigate).toMatch(/^http/)
    expect(sent()).toMatchObject([
      { token: (await scene.device()).endpoint, webpush: { headers: { Urgency: 'high' } } },
    ])
    // Google reads what it carries.
    expect(JSON.stringify([sent(), shown])).not.toMatch(/samedi|Inès|ines/)
    const { headers, body } = scene.push.accepted.at(-1)!
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: expect.stringMatching(/^\d+$/),
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{1,32}$/),
      authorization: expect.stringContaining(`k=${scene.messaging.certificate.publicKey}`),
    })
    expect(body.length).toBeLessThanOrEqual(4096)
  })

  it('stops when the permission is revoked: the token, its password and the alias are deleted', async () => {
    await scene.comes()
    const { email } = await scene.identity()
    await scene.allows(false)
    await until(async () => (await scene.devices()).length === 0, 'the device is gone')
    await scene.page.waitForSelector('[data-hook~="bell"]')
    expect((await scene.identity()).password).toBeNull()
    await until(async () => (await scene.emulator.account(email)) === undefined, 'the alias is gone')
  })

  it('arrives with a new token when the permission is granted again', async () => {
    const [before] = scene.messaging.tokens
    await scene.allows(true)
    await until(async () => (await scene.devices()).length === 1, 'the device is back')
    const { endpoint } = await scene.device()
    expect(endpoint).not.toBe(before)
    expect(scene.messaging.tokens).toEqual([endpoint])
    await looksAway(scene.page)
    await writes('Ou dimanche ?')
    await until(() => sent().some(({ token }) => token === endpoint), 'it was sent')
  })

  it('removes the device when no browser is found any more', async () => {
    await looksAway(scene.page)
    scene.push.forgetChannels()
    await writes('Et maintenant ?')
    await until(async () => (await scene.devices()).length === 0, 'the device was removed')
    expect(scene.messaging.tokens).toEqual([])
  })
})
