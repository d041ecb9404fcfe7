import { loadBrand } from '@consoeurs/brand'
import type { MakingsPage, SeasonView, ShareView } from '@consoeurs/contract'
import { expect, test } from '@playwright/test'
import { batchesText } from '../../../apps/web/app/features/kitchen/batches/batches.text.ts'
import { makingsText } from '../../../apps/web/app/features/kitchen/makings/makings.text.ts'
import { recipesText } from '../../../apps/web/app/features/kitchen/recipes/recipes.text.ts'
import { shoppingText } from '../../../apps/web/app/features/kitchen/shopping/shopping.text.ts'
import { cookingText } from '../../../apps/web/app/features/publishing/shares/cooking/cooking.text.ts'
import { outboxText } from '../../../apps/web/app/text/outbox.ts'
import { asks } from '../evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from '../evening/browsers.ts'
import { expectUsable } from '../evening/usable.ts'
import { signsInAs } from '../rounds/visits.ts'
import { isDaySeven } from './day-seven.ts'
import { lineOf, sharesHerList } from './shared-list.ts'

const title = `Dimanche ${crypto.randomUUID().slice(0, 6)}`

test('a Sunday: what is ripe, what is there, a list for two, a dish, a jar @one-desk', async ({ browser }, {
  project,
}) => {
  test.setTimeout(300_000)
  const { features, shareKinds } = await loadBrand(project.metadata.brand)
  const camille = await opensBrowser(browser, 'phone')
  const { page, context } = camille
  if (!features.kitchen) {
    expect((await page.request.get('/semaine')).status()).toBe(404)
    return
  }
  const maud = await opensBrowser(browser, 'phone')
  await signsInAs(page, 'camille')
  await signsInAs(maud.page, 'maud')
  const season = await asks<SeasonView>(page, 'get', '/api/season')
  // The longest name is part of no other.
  const [ripe] = season.ingredients.toSorted((one, other) => other.name.length - one.name.length)
  if (ripe === undefined) throw new Error('Nothing is ripe this month.')
  const kind = shareKinds.find(({ form }) => form === 'recipe')?.kind
  const share = await asks<ShareView>(maud.page, 'post', '/api/shares', {
    ...{ clientId: crypto.randomUUID(), kind, title, body: 'Pour ce soir.', visibility: 'members' },
    recipe: {
      ...{ servings: 2, minutes: 15, season: '', times: { fermentation: 7 * 24 * 60 } },
      steps: ['Coupe tout.', 'Mélange.'],
      ingredients: [
        { quantity: '500 g', name: ripe.name },
        { quantity: '1 pincée', name: 'sel' },
      ],
    },
  })

  await test.step('the month says what is ripe', async () => {
    await page.goto('/saison')
    await expect(page.locator('[data-hook="season-family"]').filter({ hasText: ripe.name }).first()).toBeVisible()
  })

  await test.step('her table has all that the recipe needs', async () => {
    await page.goto('/recettes/table')
    await isAwake(page)
    const field = page.getByLabel(recipesText.table.chosen, { exact: true }).first()
    await expect(async () => {
      await field.fill(ripe.name)
      await field.press('Enter')
      await expect(page).toHaveURL(new RegExp(`have=${ripe.slug}`), { timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
    const card = page.locator('[data-hook~="recipe-card"]').filter({ hasText: title })
    await expect(card).toContainText('Tu as tout')
    await card.click()
    await expect(page).toHaveURL(`/shares/${share.slug}`)
  })

  await test.step('what she wants more of goes on the list that two tick', async () => {
    const hers = await sharesHerList(page, maud.page)
    await page.reload()
    await isAwake(page)
    await page.getByRole('button', { name: shoppingText.fromRecipe.open }).click()
    const sheet = page.getByRole('dialog', { name: shoppingText.fromRecipe.title })
    const added = page.waitForResponse((answer) => /\/lines$/.test(answer.url()) && answer.ok())
    await sheet.getByRole('button', { name: /^Ajouter / }).click()
    await added
    await expect(sheet).toHaveCount(0)
    await maud.page.goto(hers)
    await isAwake(maud.page)
    const ticked = maud.page.waitForResponse((answer) => /\/lines$/.test(answer.url()) && answer.ok())
    await lineOf(maud.page, ripe.name).first().click({ force: true })
    await ticked
    await page.goto('/courses')
    await expect(lineOf(page, ripe.name).first()).toBeChecked()
  })

  await test.step('she cooks without a network, and her word leaves when it is back', async () => {
    await page.goto(`/shares/${share.slug}`)
    await isAwake(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: cookingText.open, exact: true }).click()
    await expect(page.getByRole('region', { name: cookingText.step(1, 2) })).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('button', { name: cookingText.next }).click()
    await page.getByRole('button', { name: cookingText.last }).click()
    await page.getByRole('dialog', { name: cookingText.done }).getByRole('button', { name: makingsText.make }).click()
    await page.locator('[data-hook~="making-form"]').getByLabel(makingsText.words).fill('Un vrai dimanche.')
    await page.getByRole('button', { name: makingsText.publish, exact: true }).click()
    await expect(page.locator('[data-hook~="waiting-making"]')).toContainText(outboxText.waitsForNetwork)
    await context.setOffline(false)
    await expect(page.locator('[data-hook~="making"]').first()).toContainText('Un vrai dimanche.')
    await expectUsable(page)
    const { items } = await asks<MakingsPage>(maud.page, 'get', `/api/shares/${share.id}/makings`)
    expect(items).toMatchObject([{ text: 'Un vrai dimanche.' }])
  })

  await test.step('her jar calls her on the seventh day', async () => {
    await page.locator('[data-hook~="tried"]').getByRole('link', { name: batchesText.start }).click()
    await isAwake(page)
    await page.getByRole('button', { name: batchesText.form.submit }).click()
    await expect(page).toHaveURL(/\/bocaux\/\d+$/)
    const id = Number(new URL(page.url()).pathname.split('/').at(-1))
    await isDaySeven(id)
    await expect
      .poll(async () => (await page.request.get('/api/notifications?section=profil&value=bocal')).text(), {
        timeout: 60_000,
      })
      .toContain(`/bocaux/${id}`)
  })
  expectSilence()
})
