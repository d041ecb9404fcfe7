import { loadBrand } from '@consoeurs/brand'
import type { RecipeHits } from '@consoeurs/contract'
import { expect, test } from '@playwright/test'
import { notebooksText } from '../../../apps/web/app/features/kitchen/notebooks/notebooks.text.ts'
import { shoppingText } from '../../../apps/web/app/features/kitchen/shopping/shopping.text.ts'
import { cookingText } from '../../../apps/web/app/features/publishing/shares/cooking/cooking.text.ts'
import { sharesText } from '../../../apps/web/app/text/shares.ts'
import { joins } from '../evening/arrives.ts'
import { asks } from '../evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from '../evening/browsers.ts'

test('the recipe of an article is found, cooked, kept and put on the list @one-desk', async ({ browser }, {
  project,
}) => {
  test.setTimeout(240_000)
  const { features } = await loadBrand(project.metadata.brand)
  if (!features.kitchen) return
  const { page } = await opensBrowser(browser, 'phone')
  await joins(page, { name: 'Nour', email: `nour.${Date.now()}@exemple.fr`, password: 'bougie tramway noisette' })
  const { items } = await asks<RecipeHits>(page, 'get', '/api/recipes?limit=50')
  const found = items.find(({ article }) => article !== null)
  expect(found, 'the demo has an article with recipes').toBeDefined()
  const tools = page.locator(`#${found?.slug} [data-hook~="article-recipe-tools"]`)

  await test.step('the list leads to its place in the article', async () => {
    await page.goto(`/recettes?q=${encodeURIComponent(found?.title ?? '')}`)
    await isAwake(page)
    await page.locator('[data-hook~="recipe-card"]', { hasText: found?.title ?? '' }).click()
    await expect(page).toHaveURL(new RegExp(`/blog/\\d+-[a-z0-9-]+#${found?.slug}$`))
    await expect(tools).toBeVisible()
  })

  await test.step('cooking mode shows its steps', async () => {
    await tools.getByRole('button', { name: cookingText.open }).click()
    await expect(page.getByRole('dialog', { name: cookingText.title })).toBeVisible()
    await page.getByRole('button', { name: cookingText.leave }).click()
    await expect(page.getByRole('dialog', { name: cookingText.title })).toBeHidden()
  })

  await test.step('its ingredients go on the list', async () => {
    await tools.getByRole('button', { name: shoppingText.fromRecipe.open }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /ajouter/i })
      .click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('and it is kept in a notebook', async () => {
    await tools.getByRole('button', { name: sharesText.keep }).click()
    await page.getByRole('button', { name: notebooksText.keep.do, exact: true }).click()
    await expect(tools.getByRole('button', { name: sharesText.kept })).toBeVisible()
    await page.goto('/carnet')
    await page.getByRole('link', { name: new RegExp(notebooksText.firstName) }).click()
    await expect(page.locator('[data-hook~="kept-recipe"]')).toContainText(found?.title ?? '')
  })
  expectSilence()
})
