import { loadBrand } from '@consoeurs/brand'
import { expect, test } from '@playwright/test'
import { recipesText as text } from '../../../apps/web/app/features/kitchen/recipes/recipes.text.ts'
import { savedSearchesText } from '../../../apps/web/app/features/publishing/saved-searches/saved-searches.text.ts'
import { expectSilence, isAwake, opensBrowser } from '../evening/browsers.ts'
import { signsInAs } from '../rounds/visits.ts'

test('recipes are found by filters and by what is on the table @one-desk', async ({ browser }, { project }) => {
  test.setTimeout(180_000)
  const { features } = await loadBrand(project.metadata.brand)
  const { page } = await opensBrowser(browser, 'phone')
  if (!features.kitchen) {
    expect((await page.goto('/recettes'))?.status()).toBe(404)
    return
  }
  const cards = page.locator('[data-hook~="recipe-card"]')

  await test.step('a visitor reads public recipes, without scripts too', async () => {
    await page.goto('/recettes?filtres=1')
    await expect(cards.first()).toBeVisible()
    await page.goto('/recettes/technique/fermenter')
    await expect(cards.first()).toBeVisible()
    expect((await page.request.get('/recettes/technique/rien')).status()).toBe(404)
  })

  await signsInAs(page, 'camille')

  await test.step('the search box knows ingredients by any name', async () => {
    await page.goto('/recettes')
    await isAwake(page)
    await page.getByRole('searchbox', { name: text.search }).fill('courgettes')
    await page.getByRole('searchbox', { name: text.search }).press('Enter')
    await expect(page).toHaveURL(/q=courgettes/)
    await expect(page.getByRole('link', { name: text.remove('« courgettes »') }).first()).toBeVisible()
  })

  await test.step('filters of the sheet go to the address, and can be kept', async () => {
    await page.goto('/recettes')
    await isAwake(page)
    await page.getByRole('link', { name: text.filtersCount(0) }).click()
    const sheet = page.getByRole('dialog', { name: text.filters })
    await sheet.getByRole('checkbox', { name: /^Mixer/ }).press('Space')
    await sheet.getByRole('button', { name: text.apply }).click()
    await expect(page).toHaveURL(/technique=mixer/)
    await expect(cards.first()).toBeVisible()
    await page.getByRole('button', { name: savedSearchesText.keepOf('Mixer') }).click()
    await expect(page.getByText(savedSearchesText.kept)).toBeVisible()
  })

  await test.step('nothing found leads on', async () => {
    await page.goto('/recettes?technique=mixer&with=citron-caviar')
    await expect(page.getByRole('heading', { name: text.empty.title })).toBeVisible()
    await page.getByRole('link', { name: /^Retirer «\sAvec citron caviar\s»\s: \d+ recettes?$/ }).click()
    await expect(page).toHaveURL(/\/recettes\?technique=mixer$/)
    await expect(cards.first()).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: text.empty.nearest('Avec citron caviar') })).toBeVisible()
    await page.getByRole('link', { name: text.empty.all }).click()
    await expect(cards.first()).toBeVisible()
  })

  await test.step('the table says what is missing', async () => {
    await page.goto('/recettes/table')
    await isAwake(page)
    const field = page.getByLabel(text.table.chosen, { exact: true }).first()
    const below = page.getByText(text.table.basics)
    const before = await below.boundingBox()
    await expect(async () => {
      await field.fill('citrons')
      await field.press('Enter')
      await expect(page).toHaveURL(/have=citron/, { timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
    await expect(cards.first()).toContainText(/Il te manque|Tu as tout/)
    expect(await below.boundingBox()).toEqual(before)
  })
  expectSilence()
})
