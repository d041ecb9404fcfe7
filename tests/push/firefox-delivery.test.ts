import { rmSync } from 'node:fs'
import { MozillaPushService } from '@consoeurs/test-support/emulators/mozilla-push-service'
import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pushHealthText } from '../../apps/web/app/features/chat/push/health/push-health.text.ts'
import { Caller } from '../resilience/clients/caller.ts'
import { type Place, preparePlace } from '../resilience/place.ts'
import { Site, until } from '../resilience/site.ts'
import { endAll } from '../start/process.ts'
import { looksAway, openFirefox, signIn, waitingFor } from './firefox.ts'

let place: Place
let site: Site
let push: MozillaPushService
let firefox: Browser
let page: Page

beforeAll(async () => {
  push = await MozillaPushService.open()
  place = await preparePlace(0)
  site = await Site.open({ folder: place.folder, settings: { PUSH_SERVICES: '127.0.0.1' } })
  firefox = await openFirefox({ pushPort: push.port, permission: 'allow' })
  page = await firefox.newPage()
}, 120_000)

afterAll(async () => {
  await firefox.close()
  await endAll()
  await push.close()
  rmSync(place.folder, { recursive: true, force: true })
})

const camille = () => place.friends[0]!
const ines = () => new Caller(place.friends[1]!, site)
const devices = () => site.query<{ endpoint: string; last_success_at: Date | null }>('select * from push_devices')

async function pushJobsUnderWay(): Promise<number> {
  const [row] = await site.query<{ count: number }>(
    "select count(*)::int from pgboss.job where name like 'push.%' and state < 'completed'",
  )
  return row?.count ?? 0
}

const writes = (text: string) =>
  ines().asks({
    method: 'POST',
    path: '/api/messages',
    body: { clientId: crypto.randomUUID(), to: camille().username, text },
  })

it('registers Firefox once notifications are allowed', async () => {
  await signIn(firefox, { url: site.url, token: camille().token })
  await page.goto(`${site.url}/dashboard`)
  await until(async () => (await devices()).length === 1, 'the device is registered')
  const [device] = await devices()
  expect(device?.endpoint).toContain(`127.0.0.1:${push.port}/wpush/v2/`)
})

const shown = (text: RegExp) => waitingFor(page, site, text)
const received = (count: number) =>
  until(() => push.acknowledged.length >= count, `Firefox has received ${count} pushes`)

it('shows a push decrypted by the browser when no tab is visible', async () => {
  await looksAway(page)
  expect(await writes('Tu passes samedi ?')).toMatchObject({ outcome: 'ok' })
  await received(1)
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = push.accepted
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: expect.stringMatching(/^\d+$/),
    urgency: 'high',
  })
  expect(headers.authorization).toMatch(/^vapid t=[\w.-]+, ?k=[\w-]+$/)
  expect(body.length).toBeLessThanOrEqual(4096)
  const notification = await shown(/./)
  expect(notification?.data.navigate).toMatch(/^http/)
  // Discreet unless she chooses otherwise: a locked screen names nobody.
  expect(JSON.stringify(notification)).not.toMatch(/samedi|Inès|ines/)
})

it('shows author and text if the member chose so', async () => {
  const hers = new Caller(camille(), site)
  const settings = await hers.reads<object>('/api/notifications/settings')
  await hers.asks({ method: 'PUT', path: '/api/notifications/settings', body: { ...settings, discreetPushes: false } })
  await looksAway(page)
  await writes('Ou dimanche ?')
  await received(2)
  expect(await shown(/Ou dimanche \?/)).toMatchObject({ title: expect.stringContaining('Inès') })
})

it('sends no push while a page is visible', async () => {
  await page.goto(`${site.url}/dashboard`)
  await until(
    () => page.evaluate(() => document.querySelector('[data-hook~="prompt-floating"]') !== null),
    'the page is there',
  )
  await page.waitForRequest((request) => request.url().includes('/api/push/devices'))
  const before = push.accepted.length
  await writes('Tu es là ?')
  // The toast of the open page: what was told here needs no push.
  await page.waitForSelector('::-p-text(Tu es là ?)')
  await until(async () => (await pushJobsUnderWay()) === 0, 'whether to push has been decided')
  expect(push.accepted.length).toBe(before)
})

it('shows a test push even while a page is visible', async () => {
  await page.goto(`${site.url}/settings/notifications`)
  await page.locator(`::-p-aria(${pushHealthText.test}[role="button"])`).click()
  await page.waitForSelector(`::-p-text(${pushHealthText.testSent})`)
  expect(await shown(/Tout fonctionne/)).toMatchObject({ body: pushHealthText.testBody })
})

it('clears the token when the permission is revoked, and registers again when it is granted', async () => {
  const permissions = firefox.defaultBrowserContext()
  async function passwordKept(): Promise<boolean> {
    const [row] = await site.query<{ kept: boolean }>(
      `select fcm_password is not null as kept from users where id = ${camille().id}`,
    )
    return row?.kept ?? false
  }
  await page.goto(`${site.url}/dashboard`)
  await page.waitForRequest((request) => request.url().includes('/api/push/devices'))
  await permissions.overridePermissions(site.url, [])
  await until(async () => (await devices()).length === 0, 'the device is gone')
  expect(await passwordKept()).toBe(false)
  await page.waitForSelector('[data-hook~="bell"]')
  await permissions.overridePermissions(site.url, ['notifications'])
  await until(async () => (await devices()).length === 1, 'the device is back')
  // The worker may have told the new subscription first; the page then tells the password that is missing.
  await until(passwordKept, 'the password is kept again')
})

it('removes a device whose subscription has expired', async () => {
  await looksAway(page)
  push.forgetChannels()
  await writes('Et maintenant ?')
  await until(async () => (await devices()).length === 0, 'the device was removed')
})
