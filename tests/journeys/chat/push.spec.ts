import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { pushHelpText } from '../../../apps/web/app/features/chat/push/health/push-help.text.ts'
import { pushText } from '../../../apps/web/app/text/push.ts'
import type { PushPayload } from '../../../packages/contract/src/chat/push.ts'
import { constants } from '../../../packages/contract/src/limits.ts'
import { joins } from '../evening/arrives.ts'
import { siteOrigin } from '../evening/asks.ts'
import { registrationOf } from '../installed/device.ts'

const password = 'bougie tramway noisette'
const { prompt, outcome } = pushText

test.use({ serviceWorkers: 'allow' })

async function newcomer(page: Page, name: string): Promise<CDPSession> {
  await joins(page, { name, email: `${name.toLowerCase()}.${Date.now()}@exemple.fr`, password })
  return page.context().newCDPSession(page)
}

/** A phone is asked only in the installed app; a computer anywhere. */
const opensInstalled = (page: Page) =>
  page.addInitScript(() => {
    const asked = window.matchMedia.bind(window)
    window.matchMedia = (query) => asked(query === '(display-mode: standalone)' ? 'all' : query)
  })

async function decides(devtools: CDPSession, setting: 'granted' | 'denied' | 'prompt'): Promise<void> {
  const origin = siteOrigin()
  const { targetInfo } = await devtools.send('Target.getTargetInfo')
  const { browserContextId } = targetInfo
  const permission = { name: 'notifications' }
  await devtools.send('Browser.setPermission', {
    origin,
    permission,
    setting,
    ...(browserContextId && { browserContextId }),
  })
}

const card = (page: Page) => page.getByRole('region', { name: prompt.title })
const bell = (page: Page) => page.getByRole('button', { name: pushText.bell })

test('the permission is requested after a second, and « Plus tard » dismisses it', async ({ page }, { project }) => {
  await newcomer(page, 'Rosalie')
  if (project.metadata.form === 'phone') {
    await page.clock.install()
    await page.goto('/dashboard')
    await page.clock.runFor(10 * constants.permissionPromptDelay)
    await expect(card(page)).toHaveCount(0)
    await page.clock.resume()
  }
  await opensInstalled(page)
  await page.goto('/dashboard')
  await expect(card(page)).toContainText(prompt.title)
  await card(page).getByRole('button', { name: prompt.later }).click()
  await expect(card(page)).toHaveCount(0)
  const fetched = page.waitForResponse((response) => response.url().includes('/app-duties'))
  await page.reload()
  await fetched
  await expect(card(page)).toHaveCount(0)
})

test('the choice is shown, a refusal shows the bell, and both follow the browser while the page is open @one-desk', async ({
  page,
}) => {
  const devtools = await newcomer(page, 'Sidonie')
  await opensInstalled(page)
  await page.goto('/dashboard')
  await expect(card(page)).toBeVisible()
  await decides(devtools, 'denied')
  await expect(bell(page)).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  await bell(page).click()
  const help = page.getByRole('dialog', { name: pushHelpText.title })
  await expect(help.getByRole('listitem')).toHaveCount(3)
  await expect(help.getByRole('link', { name: pushHelpText.write })).toHaveAttribute('href', '/l/contact')
  await help.getByRole('button', { name: pushHelpText.done }).click()
  await expect(help).toHaveCount(0)

  await decides(devtools, 'prompt')
  await expect(bell(page)).toHaveCount(0)
  // The answer is the browser's: here it is given in its place, each of the three.
  for (const answer of ['default', 'denied', 'granted'] as const) {
    await page.evaluate((given) => {
      Notification.requestPermission = async () => given
    }, answer)
    await card(page).getByRole('button', { name: prompt.enable }).click()
    await expect(page.getByText(outcome[answer])).toBeVisible()
  }
  await decides(devtools, 'granted')
  await expect(card(page)).toHaveCount(0)
  await expect(bell(page)).toHaveCount(0)
})

/** Through the browser's own door for developers: what a push service would hand to the worker. */
async function isPushed(devtools: CDPSession): Promise<void> {
  const origin = siteOrigin()
  const registrationId = await registrationOf(devtools, origin)
  const payload = {
    web_push: 8030,
    notification: {
      title: 'Tu as du nouveau',
      body: 'Ouvre pour voir.',
      navigate: `${origin}/notifications`,
      lang: 'fr',
      dir: 'ltr',
      tag: 'essai',
      renotify: false,
      icon: `${origin}/favicon.ico`,
      badge: `${origin}/favicon.ico`,
      silent: false,
      timestamp: 0,
    },
    app_badge: 1,
  } satisfies PushPayload
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) })
  await devtools.send('ServiceWorker.disable')
}

test('a push is only logged while the page is visible, and a clicked one opens in the existing tab @one-brand', async ({
  page,
  context,
}) => {
  const devtools = await newcomer(page, 'Theodora')
  await context.grantPermissions(['notifications'])
  // This browser reaches no push service: that is logged, and nothing else (specification §8).
  const unregistered = page.waitForEvent('console', (message) => message.text().includes('push registration failed'))
  await page.goto('/members')
  const push = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state))
  const logged = page.waitForEvent('console', (message) => message.text().includes('push received in the foreground'))
  await unregistered
  await isPushed(devtools)
  await logged
  // Words of a worker, which the types of a page do not know.
  const shown = () => push.evaluate('self.registration.getNotifications().then((all) => all.map(({ title }) => title))')
  expect(await shown()).toEqual([])

  await push.evaluate(`(async () => {
    await self.registration.showNotification('Pressée', { data: { navigate: '/notifications' } })
    const [notification] = await self.registration.getNotifications()
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })()`)
  await expect(page).toHaveURL(/\/notifications$/)
  expect(await shown()).toEqual([])

  // The browser changed its subscription while nobody looked: the worker alone tells the server.
  await push.evaluate(`self.dispatchEvent(Object.assign(new ExtendableEvent('pushsubscriptionchange'), {
    newSubscription: {
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/neuf',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    },
  }))`)
  const devices = async () => (await (await page.request.get('/api/push/devices')).json()).devices.length
  await expect.poll(devices).toBe(1)
})
