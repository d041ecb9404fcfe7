import { type BrandCode, loadBrand } from '@consoeurs/brand'
import type { ConversationOpened, SwapView } from '@consoeurs/contract'
import { type Browser, expect, test } from '@playwright/test'
import { swapsText as text } from '../../../apps/web/app/features/kitchen/swaps/swaps.text.ts'
import { savedSearchesText } from '../../../apps/web/app/features/publishing/saved-searches/saved-searches.text.ts'
import { talkText } from '../../../apps/web/app/text/talk.ts'
import { asks } from '../evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from '../evening/browsers.ts'
import { smallPicture } from '../evening/pictures.ts'
import { signsInAs } from '../rounds/visits.ts'

test.use({ serviceWorkers: 'allow' })

async function arrives(browser: Browser, name: string) {
  const woman = await opensBrowser(browser, 'phone')
  await signsInAs(woman.page, name)
  const call = <T>(method: 'get' | 'post', path: string, data?: object) => asks<T>(woman.page, method, path, data)
  return { ...woman, call }
}

test('an offer is asked for in a message, reserved and handed over @one-desk', async ({ browser }, { project }) => {
  test.setTimeout(180_000)
  const { features } = await loadBrand((project.metadata as { brand: BrandCode }).brand)
  const owner = await arrives(browser, 'camille')
  if (!features.swaps) {
    expect((await owner.page.request.get('/api/swaps')).status()).toBe(404)
    expect((await owner.page.goto('/trocs'))?.status()).toBe(404)
    expect((await owner.page.goto('/trocs/nouveau'))?.status()).toBe(404)
    return
  }
  const asker = await arrives(browser, 'maud')
  const title = `Pois ${crypto.randomUUID().slice(0, 6)}`
  let id = 0

  await test.step('a price is refused with a kind sentence, then the offer is published with a picture', async () => {
    const { page } = owner
    await page.goto('/outings')
    await page.getByRole('link', { name: text.inOutings.label }).click()
    await page.getByRole('link', { name: text.offer, exact: true }).first().click()
    await isAwake(page)
    await page.getByLabel(text.form.title).fill(title)
    await page.getByLabel(text.form.wanted).fill('3 € le sachet')
    await page.getByRole('button', { name: text.form.submit }).click()
    await expect(page.getByText('Ici, rien ne se vend')).toBeVisible()
    await expect(page.getByLabel(text.form.title)).toHaveValue(title)
    await page.getByLabel(text.form.wanted).fill('un bocal vide')
    const photo = { name: 'pois.jpg', mimeType: 'image/jpeg', buffer: await smallPicture('#8a3d44') }
    await page.locator('[data-hook~="swap-form"] input[type="file"]').setInputFiles(photo)
    await expect(page.getByText(talkText.photoReady)).toBeAttached({ timeout: 60_000 })
    await page.getByRole('button', { name: text.form.submit }).click()
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()
    await expect(page.getByText(text.wanted('un bocal vide'))).toBeVisible()
    id = Number(new URL(page.url()).pathname.split('/').at(-1))
  })

  await test.step('she edits it while it is open', async () => {
    const { page } = owner
    await page.getByRole('link', { name: text.edit, exact: true }).click()
    await isAwake(page)
    await expect(page.getByLabel(text.form.title)).toHaveValue(title)
    await page.getByLabel(text.form.quantity).fill('Deux poignées')
    await page.getByRole('button', { name: text.form.save }).click()
    await expect(page.getByText('Graines, deux poignées')).toBeVisible()
    await expect(page.locator('[data-hook~="swap"] img')).toHaveCount(1)
  })

  await test.step('another finds it near her, and writes a message that quotes it', async () => {
    const { page } = asker
    await page.goto(`/trocs?q=${encodeURIComponent(title)}`)
    await isAwake(page)
    await page.getByRole('button', { name: savedSearchesText.keepOf(title) }).click()
    await expect(page.getByText(savedSearchesText.kept)).toBeVisible()
    await page.locator('[data-hook~="swap-row"]').filter({ hasText: title }).click()
    await page.getByRole('link', { name: text.interested }).click()
    await isAwake(page)
    await expect(page.locator('[data-hook~="composer-quote"]')).toContainText(title)
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/messages') && answer.ok())
    await page.locator('[data-hook~="send-form"]').getByRole('button', { name: talkText.send }).click()
    await expect(page.locator('[data-hook~="profile-quote"]')).toContainText(title)
    await sent
    await page.goto(`/trocs/${id}`)
    await expect(page.getByRole('link', { name: text.meeting })).toBeVisible()
    await expect(page.getByText(/Vaulx|69120/)).toHaveCount(0)
  })

  await test.step('the owner reserves it for her, and hands it over', async () => {
    const { page } = owner
    const { conversation } = await owner.call<ConversationOpened>('get', '/api/conversations/with/maud')
    await owner.call('post', `/api/conversations/${conversation?.id}/accept`, {})
    await page.goto(`/trocs/${id}`)
    await isAwake(page)
    await page.getByRole('button', { name: text.reserve('Maud') }).click()
    await expect(page.getByText(text.chosen)).toBeVisible()
    await asker.page.goto('/notifications')
    await expect(asker.page.getByText(`Réservé pour toi\u202F: «\u202F${title}\u202F»`)).toBeVisible()
    await page.getByRole('button', { name: text.handOver }).click()
    await expect(page.getByText(text.states.taken, { exact: true })).toBeVisible()
    expect((await asker.call<SwapView>('get', `/api/swaps/${id}`)).state).toBe('taken')
  })

  await test.step('the list is read without a network', async () => {
    const { page } = asker
    await page.goto('/trocs')
    await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state))
    // The worker keeps what it has served itself.
    await page.reload()
    await isAwake(page)
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.goto('/trocs')
    await expect(page.getByRole('heading', { name: text.title, level: 1 })).toBeVisible()
    await page.context().setOffline(false)
  })
  expectSilence()
})
