import type { App } from '@capacitor/app'
import type { Channel, PushNotificationsPlugin } from '@capacitor/push-notifications'
import { phoneChannel } from '@consoeurs/contract/chat/push'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { phonePushOf } from './phone-push.ts'

type Listener = (event: never) => void
type PermissionState = Awaited<ReturnType<PushNotificationsPlugin['checkPermissions']>>['receive']

/** A phone that behaves as the plugins' interfaces say: it answers by events, and only to who listens. */
class Phone implements Pick<PushNotificationsPlugin, 'register' | 'unregister' | 'createChannel'> {
  readonly listeners = new Map<string, Set<Listener>>()
  readonly channels: Channel[] = []
  receive: PermissionState = 'prompt'
  /** What the phone's push service answers to a registration. */
  answer: { token: string } | { error: string } = { token: 'jeton' }
  /** iPhones have no channels. */
  hasChannels = true
  registered = false

  async addListener(name: string, listener: Listener) {
    const known = this.listeners.get(name) ?? new Set()
    this.listeners.set(name, known.add(listener))
    return { remove: async () => void known.delete(listener) }
  }

  tells(name: string, event: object): void {
    for (const listener of this.listeners.get(name) ?? []) listener(event as never)
  }

  heard = () => [...this.listeners.values()].reduce((sum, { size }) => sum + size, 0)

  async register() {
    this.registered = true
    if ('token' in this.answer) this.tells('registration', { value: this.answer.token })
    else this.tells('registrationError', { error: this.answer.error })
  }

  async unregister() {
    this.registered = false
  }

  async createChannel(channel: Channel) {
    if (!this.hasChannels) throw new Error('"PushNotifications" plugin is not implemented on ios')
    this.channels.push(channel)
  }

  checkPermissions = async () => ({ receive: this.receive })
  requestPermissions = async () => ({ receive: this.receive })
}

let device: Phone
let phone: ReturnType<typeof phonePushOf>
beforeEach(() => {
  vi.stubGlobal('location', new URL('https://exemple.fr/dashboard'))
  device = new Phone()
  phone = phonePushOf({
    pushes: device as unknown as PushNotificationsPlugin,
    app: device as unknown as Pick<typeof App, 'addListener'>,
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the token of a phone', () => {
  it('comes after a channel of the specification’s importance is there (§9)', async () => {
    expect(await phone.token()).toBe('jeton')
    expect(device.channels).toEqual([expect.objectContaining({ id: phoneChannel, importance: 3, visibility: 0 })])
  })

  it('needs no channel where the phone has none', async () => {
    device.hasChannels = false
    expect(await phone.token()).toBe('jeton')
  })

  it('may be refused, with the phone’s reason', async () => {
    device.answer = { error: 'SERVICE_NOT_AVAILABLE' }
    await expect(phone.token()).rejects.toThrow('SERVICE_NOT_AVAILABLE')
  })

  it('leaves nobody listening, and goes when it is given back', async () => {
    await phone.token()
    expect(device.heard()).toBe(0)
    await phone.forget()
    expect(device.registered).toBe(false)
  })
})

it.each([
  ['prompt', 'default'],
  ['prompt-with-rationale', 'default'],
  ['granted', 'granted'],
  ['denied', 'denied'],
] as const)('knows « %s » of the phone as « %s » of a browser', async (receive, permission) => {
  device.receive = receive
  expect([await phone.permission(), await phone.ask()]).toEqual([permission, permission])
})

describe('what leads somewhere', () => {
  const opened: string[] = []
  beforeEach(() => {
    opened.length = 0
  })

  it.each([
    ['https://exemple.fr/messages/ines', '/messages/ines'],
    ['/visits', '/visits'],
    ['', '/'],
    ['https://ailleurs.fr/visits', '/'],
    ['//ailleurs.fr', '/'],
    ['javascript:alert(1)', '/'],
    [undefined, '/'],
  ])('a pressed push that points to %s opens %s', (navigate, path) => {
    phone.follow((to) => opened.push(to))
    device.tells('pushNotificationActionPerformed', { actionId: 'tap', notification: { id: '1', data: { navigate } } })
    expect(opened).toEqual([path])
  })

  it('a link of the site elsewhere on the phone opens its page', () => {
    phone.follow((to) => opened.push(to))
    device.tells('appUrlOpen', { url: 'https://exemple.fr/shares/soupe?depuis=mail' })
    expect(opened).toEqual(['/shares/soupe?depuis=mail'])
  })

  it('a push before her eyes is only logged (§4)', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    phone.follow((to) => opened.push(to))
    device.tells('pushNotificationReceived', { id: '1', tag: 'sujet', data: {} })
    expect(warned).toHaveBeenCalledWith('push received in the foreground', 'sujet')
    expect(opened).toEqual([])
  })

  it('ends with the page', async () => {
    const end = phone.follow((to) => opened.push(to))
    end()
    await vi.waitFor(() => expect(device.heard()).toBe(0))
  })
})
