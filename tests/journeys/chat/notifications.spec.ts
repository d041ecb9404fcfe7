import { type Browser, expect, type Page, test } from '@playwright/test'
import { notificationsText } from '../../../apps/web/app/features/chat/notifications/notifications.text.ts'
import { favoritesText } from '../../../apps/web/app/text/favorites.ts'
import { notificationSettingsText as settings } from '../../../apps/web/app/text/notification-settings.ts'
import { profilesText } from '../../../apps/web/app/text/profiles.ts'
import { constants } from '../../../packages/contract/src/limits.ts'
import { joins } from '../evening/arrives.ts'
import { asks } from '../evening/asks.ts'
import { isAwake } from '../evening/browsers.ts'
import { isReady } from '../installed/device.ts'
import { judgeNames } from '../usable/focus.ts'

const password = 'bougie tramway noisette'

test.use({ serviceWorkers: 'allow' })

interface Rung {
  rings: number
  volume: number
}

/** Counts what a page would play, and how loud. */
async function listens(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const rung = { rings: 0, volume: 0 }
    Object.assign(window, { rung })
    const Real = window.AudioContext
    window.AudioContext = class extends Real {
      constructor() {
        super()
        rung.rings += 1
      }
      override createGain(): GainNode {
        const gain = super.createGain()
        // The first one is what everything goes through; the others shape the notes.
        if (rung.volume === 0)
          queueMicrotask(() => {
            rung.volume ||= gain.gain.value
          })
        return gain
      }
    }
  })
}
const rungOf = (page: Page) => page.evaluate(() => (window as unknown as { rung: Rung }).rung)

async function newcomer(browser: Browser, name: string) {
  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  await listens(page)
  await joins(page, { name, email: `${name.toLowerCase()}.${Date.now()}@exemple.fr`, password })
  const { viewer } = await (await page.request.get('/api/viewer')).json()
  return { context, page, username: viewer.username as string }
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>

const visits = (visitor: Newcomer, { username }: Newcomer) => visitor.page.goto(`/p/${username}`)

/** A question, which either brand has. */
const publishes = (page: Page) => {
  const draft = { clientId: crypto.randomUUID(), kind: 'question', title: 'Et vous ?', body: 'Bonjour' }
  return asks(page, 'post', '/api/shares', { ...draft, visibility: 'members' })
}
const inMain = (page: Page) => page.getByRole('main')

test('a member sets in-app and push preferences, with scripts and without @one-desk', async ({ browser }) => {
  const { page, context } = await newcomer(browser, 'Ondine')
  await page.goto('/settings/notifications')
  await isAwake(page)
  await page.getByRole('radio', { name: settings.digests.weekly }).check({ force: true })
  // A reload would cancel what is not sent yet.
  await page.waitForLoadState('networkidle')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('radio', { name: settings.digests.weekly })).toBeChecked({ timeout: 1000 })
  }).toPass()
  await page.getByRole('link', { name: settings.topics }).click()
  const visitHere = page.getByRole('switch', { name: settings.inAppOf('Une visite') })
  const visitPhone = page.getByRole('switch', { name: settings.pushOf('Une visite') })
  await expect(visitHere).toBeChecked()
  await expect(page.getByRole('switch', { name: settings.inAppOf('La sécurité') })).toBeDisabled()
  await visitHere.uncheck()
  await visitPhone.check()
  // A reload would cancel what is not sent yet.
  await page.waitForLoadState('networkidle')
  await expect(async () => {
    await page.reload()
    await expect(visitHere).not.toBeChecked({ timeout: 1000 })
  }).toPass()
  await expect(visitPhone).toBeChecked()

  await isReady(page)
  await context.setOffline(true)
  await visitHere.click()
  await expect(page.locator('.toast').getByText(/Pas de réseau/)).toBeVisible()
  await expect(visitHere).not.toBeChecked()
  await context.setOffline(false)

  const state = await context.storageState()
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: state, locale: 'fr-FR' })
  const paper = await plain.newPage()
  await paper.goto('/settings/sujets')
  await paper.getByRole('switch', { name: settings.inAppOf('Une visite') }).check({ force: true })
  await paper.getByRole('button', { name: settings.save }).click()
  await expect(paper.getByText(settings.saved)).toBeVisible()
  await paper.goto('/settings/sujets')
  await expect(paper.getByRole('switch', { name: settings.inAppOf('Une visite') })).toBeChecked()
  await paper.goto('/settings/notifications')
  await expect(paper.getByRole('radio', { name: settings.digests.weekly })).toBeChecked()
  await plain.close()
  await context.close()
})

test('a notification sounds in one page only, and is marked read in all @one-desk', async ({ browser }) => {
  const told = await newcomer(browser, 'Prune')
  const visitor = await newcomer(browser, 'Sidonie')
  const other = await told.context.newPage()
  await listens(other)
  for (const page of [told.page, other]) {
    await page.goto('/notifications')
    await page.getByRole('heading', { level: 1 }).click()
  }
  // A welcome waits for each newcomer: it comes from the place itself, without a portrait.
  await expect(inMain(other).getByText('Bienvenue, Prune')).toBeVisible()
  await visits(visitor, told)
  for (const page of [told.page, other]) {
    await expect(inMain(page).getByText(/a visité ton profil/)).toBeVisible()
    await expect(page).toHaveTitle(/^\(2\) /)
  }
  await expect.poll(async () => (await rungOf(told.page)).rings + (await rungOf(other)).rings).toBe(1)
  await expect
    .poll(async () => Math.max((await rungOf(told.page)).volume, (await rungOf(other)).volume))
    .toBe(constants.soundVolume)

  const visit = /a visité ton profil/
  await told.page.getByRole('button', { name: new RegExp(`${notificationsText.markRead}.*visité`) }).click()
  await expect(other.getByRole('button', { name: new RegExp(`${notificationsText.markUnread}.*visité`) })).toBeVisible()
  await expect(other).toHaveTitle(/^\(1\) /)
  await other.getByRole('link', { name: notificationsText.unreadOnly }).click()
  await expect(inMain(other).getByText(visit)).toHaveCount(0)
  await told.page.getByRole('button', { name: new RegExp(`${notificationsText.markUnread}.*visité`) }).click()
  await expect(inMain(other).getByText(visit)).toBeVisible()
  await told.page.getByRole('button', { name: notificationsText.markAll }).click()
  await expect(other.getByText(notificationsText.nothingUnread.title)).toBeVisible()
  await expect(other).toHaveTitle(/^[^(]/)
  await told.context.close()
  await visitor.context.close()
})

test('a member adds a favourite, and is notified of its shares if chosen @one-brand', async ({ browser }) => {
  const keeper = await newcomer(browser, 'Tamara')
  const kept = await newcomer(browser, 'Ursuline')
  await keeper.page.goto(`/p/${kept.username}`)
  const heart = keeper.page.getByRole('button', { name: favoritesText.keep('Ursuline') })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const told = keeper.page.waitForResponse((answer) => answer.request().postData()?.includes('tellMe') ?? false)
  await keeper.page.getByRole('button', { name: profilesText.options('Ursuline') }).click()
  await keeper.page.locator('[data-hook~="menu-item"]').filter({ hasText: favoritesText.tellMe }).click()
  expect((await told).status()).toBe(200)
  await keeper.page.goto('/favorites')
  const bell = keeper.page.getByRole('button', { name: favoritesText.tellMeOf('Ursuline') })
  await expect(bell).toHaveAttribute('aria-pressed', 'true')
  // Her page has its socket once it has asked what it missed; the page before it asked too.
  const caughtUp = keeper.page.waitForResponse(
    (answer) => answer.url().includes('/api/inbox?') && keeper.page.url().endsWith('/dashboard'),
  )
  await keeper.page.goto('/dashboard')
  await caughtUp
  await publishes(kept.page)
  await expect(keeper.page.locator('.toast').getByText(/partagé quelque chose/)).toBeVisible()
  expect((await judgeNames(keeper.page)).faults).toEqual([])
  await keeper.page.goto('/favorites')
  await expect(inMain(keeper.page).getByText(favoritesText.news(1))).toBeVisible()
  await keeper.page.goto('/notifications?section=profil&value=interaction')
  await expect(inMain(keeper.page).getByText(/Ursuline/)).toBeVisible()
  await keeper.context.close()
  await kept.context.close()
})
