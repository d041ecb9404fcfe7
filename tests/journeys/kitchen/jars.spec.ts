import { loadBrand } from '@consoeurs/brand'
import { type BatchView, type ShareView, seasonRegions } from '@consoeurs/contract'
import { expect, test } from '@playwright/test'
import { batchesText as text } from '../../../apps/web/app/features/kitchen/batches/batches.text.ts'
import { monthTitle, shortMonth } from '../../../apps/web/app/features/kitchen/season/months.ts'
import { joins } from '../evening/arrives.ts'
import { asks } from '../evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from '../evening/browsers.ts'
import { expectUsable } from '../evening/usable.ts'
import { signsInAs } from '../rounds/visits.ts'
import { isDaySeven } from './day-seven.ts'

const password = 'bougie tramway noisette'

test('from the calendar to a jar, a reminder and a result that another reads @one-desk', async ({ browser }, {
  project,
}) => {
  test.setTimeout(300_000)
  const { features, shareKinds } = await loadBrand(project.metadata.brand)
  const { page, context } = await opensBrowser(browser, 'phone')
  if (!features.kitchen) {
    expect((await page.request.get('/saison')).status()).toBe(404)
    return
  }
  await signsInAs(page, 'camille')
  const kind = shareKinds.find(({ form }) => form === 'recipe')?.kind
  const title = `Chou du soir ${Date.now() % 100_000}`
  const recipe = {
    ...{ servings: 2, minutes: 15, season: '', steps: ['Sale.', 'Tasse.'] },
    times: { fermentation: 7 * 24 * 60 },
    ingredients: [{ quantity: '1', name: 'chou blanc' }],
  }
  const words = { clientId: crypto.randomUUID(), kind, title, body: 'Simple.', visibility: 'members', recipe }
  const share = await asks<ShareView>(page, 'post', '/api/shares', words)

  await test.step('the month leads to the recipe', async () => {
    await page.goto('/saison/novembre')
    await isAwake(page)
    await page.getByRole('link', { name: seasonRegions.north, exact: true }).click()
    await expect(page).toHaveURL('/saison/novembre?region=nord')
    await page.getByRole('link', { name: shortMonth(12), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(monthTitle(12))
    await expectUsable(page)
    await page.getByRole('link', { name: new RegExp(title) }).click()
    await expect(page).toHaveURL(`/shares/${share.slug}`)
  })

  const tried = page.locator('[data-hook~="tried"]')
  const id = await test.step('a jar starts with the times of the recipe', async () => {
    await expect(tried).toContainText(text.tried.none)
    await tried.getByRole('link', { name: text.start }).click()
    await isAwake(page)
    await expect(page.getByRole('radio', { name: text.kinds.fermentation })).toBeChecked()
    await expect(page.getByLabel(text.form.length)).toHaveValue('7')
    await page.getByLabel(text.form.note).fill('Dix-huit grammes de sel.')
    await expectUsable(page)
    await page.getByRole('button', { name: text.form.submit }).click()
    await expect(page).toHaveURL(/\/bocaux\/\d+$/)
    await expect(page.getByText('Dix-huit grammes de sel.')).toBeVisible()
    return Number(new URL(page.url()).pathname.split('/').at(-1))
  })

  await test.step('a taste without a network is sent later', async () => {
    await isAwake(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: text.care.fermentation, exact: true }).click()
    await expect(page.getByText(text.notes.waiting)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(text.notes.waiting)).toHaveCount(0, { timeout: 30_000 })
    const { notes } = await asks<BatchView>(page, 'get', `/api/batches/${id}`)
    expect(notes.map((note) => note.kind)).toEqual(['care', 'note'])
  })

  await test.step('on the seventh day she is reminded', async () => {
    await isDaySeven(id)
    await expect
      .poll(async () => (await page.request.get('/api/notifications?section=profil&value=bocal')).text(), {
        timeout: 60_000,
      })
      .toContain(`/bocaux/${id}`)
    await page.goto('/notifications')
    await isAwake(page)
    await page
      .getByRole('link', { name: /jour 7/ })
      .first()
      .click()
    await expect(page).toHaveURL(`/bocaux/${id}`)
  })

  await test.step('she says how it went, for others too', async () => {
    await isAwake(page)
    await page.getByText(text.result.open).click()
    await page.locator('label').filter({ hasText: text.outcomes.success }).click()
    await page.getByLabel(text.result.learned).fill('Parfait au septième jour.')
    await page.locator('label').filter({ hasText: text.result.sharings.named }).click()
    await page.getByRole('button', { name: text.result.save }).click()
    await expect(page.getByText(text.result.saved)).toBeVisible()
    await expectUsable(page)
  })

  await test.step('another woman reads it where she would try', async () => {
    const other = await opensBrowser(browser, 'desk')
    const email = `goute-${Date.now()}@exemple.fr`
    await joins(other.page, { name: 'Gourmande', email, password })
    await other.page.goto(`/shares/${share.slug}`)
    const results = other.page.locator('[data-hook~="tried"]')
    await expect(results).toContainText('1 réussi')
    await expect(results).toContainText('Parfait au septième jour.')
    await other.page.goto(`/bocaux/nouveau?recette=${share.id}`)
    await expect(other.page.locator('[data-hook~="tried-result"]')).toHaveCount(1)
    await other.context.close()
  })
  expectSilence()
})
