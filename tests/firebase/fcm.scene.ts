import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PushIdentity } from '@consoeurs/contract'
import { FirebaseMessaging } from '@consoeurs/test-support/emulators/firebase-messaging'
import { MozillaPushService } from '@consoeurs/test-support/emulators/mozilla-push-service'
import type { Browser, HTTPRequest, Page } from 'puppeteer-core'
import { openFirefox, signIn } from '../push/firefox.ts'
import { Caller } from '../resilience/clients/caller.ts'
import { type Place, preparePlace, type Woman } from '../resilience/place.ts'
import { Site, until } from '../resilience/site.ts'
import { endAll, freePort, run } from '../start/process.ts'
import { Emulator } from './emulator.ts'
import { PROJECT, prepareEmulator } from './emulator-process.ts'
import { Overhearing } from './overhearing.ts'

interface Device {
  provider: string
  endpoint: string
  refreshed_at: Date
}

async function startEmulator(folder: string): Promise<string> {
  const doors = { auth: await freePort(), hub: await freePort(), logging: await freePort() }
  const { origin, script, args } = prepareEmulator(join(folder, 'emulator'), doors)
  await run(script, args, { cwd: join(folder, 'emulator') }).says(/All emulators ready/)
  return origin
}

interface Parts {
  place: Place
  site: Site
  firefox: Browser
  page: Page
  push: MozillaPushService
  messaging: FirebaseMessaging
  emulator: Emulator
  overhearing: Overhearing
}

/**
 * Camille's Firefox on a site with PUSH=fcm. Firebase's SDK and firebase-admin are their makers'; Google's hosts are on
 * this machine, identities are Firebase's own emulator's, and what is sent arrives by a push service that Firefox holds
 * a connection to.
 */
export class FcmScene {
  readonly site: Site
  readonly page: Page
  readonly push: MozillaPushService
  readonly messaging: FirebaseMessaging
  readonly emulator: Emulator
  readonly overhearing: Overhearing
  /** What her page has written to the console. */
  readonly logged: string[] = []
  readonly camille: Woman
  readonly #ines: Woman
  readonly #folder: string
  readonly #firefox: Browser

  private constructor({ place, site, firefox, page, push, messaging, emulator, overhearing }: Parts) {
    const [camille, ines] = place.friends
    if (camille === undefined || ines === undefined) throw new Error('there is nobody there')
    this.camille = camille
    this.#ines = ines
    this.#folder = place.folder
    this.#firefox = firefox
    this.site = site
    this.page = page
    this.push = push
    this.messaging = messaging
    this.emulator = emulator
    this.overhearing = overhearing
    page.on('console', (message) => this.logged.push(message.text()))
  }

  static async open(): Promise<FcmScene> {
    const [push, messaging, place] = [
      await MozillaPushService.open(),
      await FirebaseMessaging.open(),
      await preparePlace(0),
    ]
    const origin = await startEmulator(place.folder)
    const overhearing = await Overhearing.open(origin)
    const { google } = messaging
    const { apiKey, serviceAccount } = google.settings
    const { appId, messagingSenderId, vapidPublicKey } = messaging.settings
    const site = await Site.open({
      folder: place.folder,
      preload: new URL('google-here.ts', import.meta.url),
      settings: {
        PUSH: 'fcm',
        FIREBASE_PROJECT_ID: PROJECT,
        FIREBASE_API_KEY: apiKey,
        FIREBASE_APP_ID: appId,
        FIREBASE_MESSAGING_SENDER_ID: messagingSenderId,
        FIREBASE_VAPID_KEY: vapidPublicKey,
        FIREBASE_MEASUREMENT_ID: 'G-1A2B3C4D5E',
        FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
          client_email: serviceAccount?.clientEmail,
          private_key: serviceAccount?.privateKey,
        }),
        FIREBASE_AUTH_EMULATOR_HOST: overhearing.host,
        GOOGLE_HERE: String(google.port),
      },
    })
    const firefox = await openFirefox({ pushPort: push.port, permission: 'ask' })
    const page = await firefox.newPage()
    await leadToGoogle(page, google.port)
    return new FcmScene({ place, site, firefox, page, push, messaging, emulator: new Emulator(origin), overhearing })
  }

  async close(): Promise<void> {
    await this.#firefox.close()
    await endAll()
    await this.overhearing.close()
    await this.messaging.close()
    await this.push.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Her own programs, and those of Inès, who writes to her. */
  hers = () => new Caller(this.camille, this.site)
  ines = () => new Caller(this.#ines, this.site)

  signsIn = () => signIn(this.#firefox, { url: this.site.url, token: this.camille.token })

  /** In the browser's own settings, while the page is open. */
  allows = (granted: boolean) =>
    this.#firefox.defaultBrowserContext().overridePermissions(this.site.url, granted ? ['notifications'] : [])

  devices = () => this.site.query<Device>('select * from push_devices')

  async device(): Promise<Device> {
    const [device, ...others] = await this.devices()
    if (device === undefined || others.length > 0) throw new Error('she has not exactly one device')
    return device
  }

  identity = () => this.hers().reads<PushIdentity>('/api/push/identity')

  /** She opens the site, and what was asked of anybody until now is forgotten. */
  async comes(): Promise<void> {
    await this.page.goto('about:blank')
    this.logged.length = 0
    this.overhearing.asked.length = 0
    this.messaging.google.calls.length = 0
    const looked = this.page.waitForResponse((response) => response.url().endsWith('/api/push/devices'))
    await this.page.goto(`${this.site.url}/dashboard`)
    await looked
  }

  /** As if her token had been told eight days ago. */
  async ages(): Promise<void> {
    await this.site.query("update push_devices set refreshed_at = now() - interval '8 days'")
  }

  toldAgain = () =>
    until(async () => {
      const [device] = await this.devices()
      return device !== undefined && Date.now() - device.refreshed_at.getTime() < 24 * 3_600_000
    }, 'the token is told again')

  /** What the emulator was asked since she came, step by step: of which account action, with which password, its refusal. */
  steps(kept: string | null): string[] {
    const named = (password: string | undefined) => {
      if (password === undefined) return ''
      if (password === '') return 'no password'
      return password === kept ? 'the kept password' : 'a new password'
    }
    return this.overhearing.asked.map(({ action, password, refusal }) =>
      [action, named(password), refusal].filter(Boolean).join(', '),
    )
  }
}

/** The SDK knows its hosts by heart: what the page asks of them, those of this machine answer. */
async function leadToGoogle(page: Page, port: number): Promise<void> {
  const answer = async (request: HTTPRequest) => {
    const { hostname, pathname, search } = new URL(request.url())
    if (!hostname.endsWith('.googleapis.com')) return request.continue()
    const method = request.method()
    const body = (await request.fetchPostData()) ?? null
    const here = `http://127.0.0.1:${port}/${hostname}${pathname}${search}`
    const answered = await fetch(here, { method, headers: request.headers(), body })
    const headers = { ...Object.fromEntries(answered.headers), 'access-control-allow-origin': '*' }
    return request.respond({ status: answered.status, headers, body: await answered.text() })
  }
  await page.setRequestInterception(true)
  page.on('request', (request) => void answer(request))
}
