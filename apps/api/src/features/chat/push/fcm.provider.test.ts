import { sendingLimits } from '@consoeurs/contract'
import { ACCESS_TOKEN, Google, type GoogleAnswer } from '@consoeurs/test-support/emulators/google'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Firebase, openFirebase } from '../../../platform/delivery/firebase.ts'
import { FCM_HOST, type PushDevice, type PushProvider } from '../../../platform/delivery/push.ts'
import { fcmProvider } from './fcm.provider.ts'

/** Google's own sender, behind Google's own library: only the machine is another. */
let google: Google
let firebase: Firebase
let provider: PushProvider
const logged: object[] = []

beforeAll(async () => {
  google = await Google.open()
  firebase = await openFirebase(google.settings)
  provider = fcmProvider({ app: firebase.app, logger: { info: (line: object) => void logged.push(line) } })
})
afterAll(async () => {
  await firebase.close()
  await google.close()
})
beforeEach(() => {
  google.calls.length = 0
  logged.length = 0
})

const token = `e8Xv_2Qk:APA91b${'x'.repeat(120)}`
const device = { id: 7, provider: 'fcm', endpoint: token } as PushDevice
const manner = { ...sendingLimits.pushes.talk, topic: 'sujet' }
const payload = JSON.stringify({
  web_push: 8030,
  notification: { title: 'Tu as du nouveau', body: 'Ouvre pour voir.', navigate: 'https://exemple.fr/messages' },
  app_badge: 3,
})
const sends = () => provider.send(device, payload, manner)

/** An error of HTTP v1, as Google writes them. */
const error = (status: number, errorCode: string, message = '', details: object[] = []): GoogleAnswer => ({
  status,
  body: {
    error: {
      code: status,
      message,
      status: errorCode,
      details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }, ...details],
    },
  },
})

it('sends the same message to every platform: browser, Android and iPhone', async () => {
  google.answer(FCM_HOST, () => ({ body: { name: 'projects/demo-consoeurs/messages/1' } }))
  expect(await sends()).toEqual({ result: 'accepted' })
  const call = google.calls.find(({ host }) => host === FCM_HOST)
  expect(call).toMatchObject({
    path: '/v1/projects/demo-consoeurs/messages:send',
    headers: { authorization: `Bearer ${ACCESS_TOKEN}` },
  })
  expect(call?.body).toEqual({
    message: {
      token,
      // Data alone: our own worker shows it.
      webpush: { headers: { TTL: '86400', Urgency: 'high', Topic: 'sujet' }, data: { push: payload } },
      android: {
        priority: 'high',
        ttl: '86400s',
        notification: {
          title: 'Tu as du nouveau',
          body: 'Ouvre pour voir.',
          tag: 'sujet',
          channel_id: 'notifications',
          visibility: 'PRIVATE',
        },
        data: { navigate: 'https://exemple.fr/messages' },
      },
      apns: {
        headers: {
          'apns-priority': '10',
          'apns-expiration': expect.stringMatching(/^\d{10}$/),
          'apns-collapse-id': 'sujet',
        },
        payload: {
          aps: { alert: { title: 'Tu as du nouveau', body: 'Ouvre pour voir.' }, badge: 3, sound: 'default' },
          navigate: 'https://exemple.fr/messages',
        },
      },
    },
  })
  expect(logged).toEqual([])
})

const field = (name: string) => [
  { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field: name }] },
]

describe('an FCM response', () => {
  it.each([
    [404, 'UNREGISTERED', 'Requested entity was not found.', [], 'gone'],
    [400, 'INVALID_ARGUMENT', 'The registration token is not a valid FCM registration token', [], 'gone'],
    [400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.', field('message.token'), 'gone'],
    [400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.', field('message.webpush.headers'), 'refused'],
    [403, 'SENDER_ID_MISMATCH', 'SenderId mismatch', [], 'refused'],
    [401, 'THIRD_PARTY_AUTH_ERROR', 'Auth error from APNS or Web Push Service', [], 'refused'],
    [429, 'QUOTA_EXCEEDED', 'Quota exceeded', [], 'busy'],
    [500, 'INTERNAL', 'Internal error encountered.', [], 'busy'],
  ] as const)('%i %s « %s »: %j %s', async (status, code, message, details, result) => {
    google.answer(FCM_HOST, () => error(status, code, message, [...details]))
    expect((await sends()).result).toBe(result)
    expect(logged).toMatchObject([{ device: 7, host: FCM_HOST, result }])
    // A token is an address that one could push to.
    expect(JSON.stringify(logged)).not.toContain(token)
  })

  it('returns the delay of Retry-After, without a retry of its own', async () => {
    google.answer(FCM_HOST, () => ({ ...error(503, 'UNAVAILABLE'), headers: { 'retry-after': '120' } }))
    expect(await sends()).toEqual({ result: 'busy', retryAfter: 120_000 })
    expect(google.calls.filter(({ host }) => host === FCM_HOST)).toHaveLength(1)
  })

  it('deletes no device during an outage of Google', async () => {
    const away = await Google.open()
    const nobody = await openFirebase(away.settings)
    await away.close()
    const unreachable = fcmProvider({ app: nobody.app, logger: { info: () => undefined } })
    expect(await unreachable.send(device, payload, manner)).toEqual({ result: 'unreachable' })
    await nobody.close()
  })
})
