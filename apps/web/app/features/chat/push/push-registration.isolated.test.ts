import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

const own = { endpoint: 'https://push.test/a', keys: { p256dh: 'B', auth: 'A' } }
const unsubscribe = vi.fn(async () => true)
const subscription = { ...own, options: { applicationServerKey: null }, unsubscribe, toJSON: () => own }

/** What the browser has; null until it subscribes. */
let known: typeof subscription | null
let subscribe: ReturnType<typeof vi.fn>
/** What was told to the server, last of all. */
let told: unknown
/** What the server keeps of her. */
let onServer: { devices: object[]; fcmPassword: boolean }

/** A page of a browser that has a worker; what modules remember of another page is gone. */
async function page({ permission = 'granted' as NotificationPermission } = {}) {
  const pushManager = { getSubscription: async () => known, subscribe }
  const registration = { active: {}, scope: '/', pushManager }
  const kept = new Map<string, string>()
  vi.stubGlobal('document', {
    readyState: 'complete',
    cookie: 'consoeurs_signed_in=1',
    documentElement: { dataset: {} },
  })
  vi.stubGlobal('window', { requestIdleCallback: null, Notification: {} })
  vi.stubGlobal('requestIdleCallback', (then: () => void) => then())
  vi.stubGlobal('Notification', { permission })
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: { register: async () => registration, getRegistration: async () => registration },
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'PUT') told = { path, ...JSON.parse(String(body)) }
    if (path.startsWith('/api/push/configuration')) return Response.json({ provider: 'webpush', vapidPublicKey: 'BPk' })
    return Response.json(onServer)
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  vi.resetModules()
  return import('./push-registration.ts')
}

beforeEach(() => {
  known = null
  told = undefined
  onServer = { devices: [], fcmPassword: false }
  subscribe = vi.fn(async () => subscription)
  unsubscribe.mockClear()
})

describe('registering this browser (specification §7)', () => {
  it('makes a subscription where there is none, under the key of the site, and stores its token', async () => {
    const { registerDevice } = await page()
    await registerDevice(7)
    expect(subscribe.mock.calls).toEqual([
      [{ userVisibleOnly: true, applicationServerKey: Uint8Array.from(Buffer.from('BPk', 'base64url')) }],
    ])
    expect(told).toEqual({
      path: '/api/users/7',
      fcmToken: JSON.stringify(own),
      fcmDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      fcmPassword: expect.stringMatching(/^.{8}$/),
    })
  })

  it('tells again what its worker told without a password, and nothing once all is kept', async () => {
    const { registerDevice } = await page()
    await registerDevice(7)
    told = undefined
    onServer = { devices: [{ current: true, refreshedAt: new Date().toISOString() }], fcmPassword: false }
    await registerDevice(7)
    expect(told).toMatchObject({ fcmPassword: expect.stringMatching(/^.{8}$/) })
    told = undefined
    onServer.fcmPassword = true
    await registerDevice(7)
    expect(told).toBeUndefined()
  })

  it('is taken back, once it was told, where she takes the permission back meanwhile', async () => {
    await page()
    const { keepDevice } = await import('./keep-device.ts')
    void keepDevice(7, true)
    await keepDevice(7, false)
    expect(told).toEqual({ path: '/api/users/7', fcmToken: '', fcmDate: '', fcmPassword: '' })
  })

  it('takes the subscription that is there', async () => {
    known = subscription
    const { registerDevice } = await page()
    await registerDevice(7)
    expect(subscribe).not.toHaveBeenCalled()
    expect(told).toMatchObject({ fcmToken: JSON.stringify(own) })
  })

  it.each([
    ['denied', 'permission-blocked', 'Notifications non supportées sur cet appareil ou cette configuration.'],
    ['default', 'token-subscribe-failed', "Impossible d'obtenir le token FCM."],
  ] as const)('fails where the permission is %s, as « %s »', async (permission, code, message) => {
    subscribe.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    const { registerDevice } = await page({ permission })
    await expect(registerDevice(7)).rejects.toMatchObject({ code, message })
    expect(told).toBeUndefined()
  })

  it('fails as « unsupported-browser » where there are no workers', async () => {
    const { registerDevice } = await page()
    vi.stubGlobal('navigator', { onLine: true })
    await expect(registerDevice(7)).rejects.toMatchObject({
      code: 'unsupported-browser',
      message: 'Notifications non supportées sur cet appareil ou cette configuration.',
    })
  })
})

it('forgets this browser: its subscription ends, and the server’s token is cleared by empty values', async () => {
  known = subscription
  const { forgetDevice } = await page({ permission: 'denied' })
  await forgetDevice(7)
  expect(unsubscribe).toHaveBeenCalledOnce()
  expect(told).toEqual({ path: '/api/users/7', fcmToken: '', fcmDate: '', fcmPassword: '' })
})
