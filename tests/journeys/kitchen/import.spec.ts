import { loadBrand } from '@consoeurs/brand'
import { errors } from '@consoeurs/contract'
import { expect, test } from '@playwright/test'
import { importText as text } from '../../../apps/web/app/features/kitchen/import/import.text.ts'
import { recipesText } from '../../../apps/web/app/features/kitchen/recipes/recipes.text.ts'
import { composerText } from '../../../apps/web/app/features/publishing/shares/composer/composer.text.ts'
import { recipeFieldsText } from '../../../apps/web/app/features/publishing/shares/composer/recipe/recipe-fields.text.ts'
import { joins } from '../evening/arrives.ts'
import { expectSilence, isAwake, opensBrowser } from '../evening/browsers.ts'
import { expectUsable } from '../evening/usable.ts'

const mealie = {
  ...{ name: 'Kimchi du dimanche', description: '', recipeServings: 6, prepTime: '1 hour 10 minutes' },
  recipeIngredient: [{ quantity: 1, unit: { name: 'kg' }, food: { name: 'chou chinois' }, note: 'émincé' }],
  recipeInstructions: [{ text: 'Sale.' }, { text: 'Tasse.' }],
  orgURL: 'https://cuisine.example/kimchi',
}
const tandoor = {
  ...{
    name: 'Granola cru',
    description: 'Croquant.',
    servings: 8,
    working_time: 20,
    waiting_time: 720,
    source_url: '',
  },
  steps: [
    {
      instruction: 'Trempe.',
      ingredients: [{ food: { name: 'amandes' }, unit: { name: 'g' }, amount: 200, note: '', no_amount: false }],
    },
  ],
}
const fileOf = (name: string, json: object) => ({
  ...{ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(json)) },
})

test('a recipe comes from the export of another program, and not from a page that is none @one-desk', async ({
  browser,
}, { project }) => {
  const { features } = await loadBrand(project.metadata.brand)
  if (!features.kitchen) return
  const { page } = await opensBrowser(browser, 'phone')
  await joins(page, { name: 'Solène', email: `solene.${Date.now()}@exemple.fr`, password: 'bougie tramway noisette' })

  await test.step('the list and the composer of a recipe lead to the page', async () => {
    await page.goto('/shares?publier=recette')
    await isAwake(page)
    await page.getByRole('link', { name: recipeFieldsText.importIt }).click()
    await expect(page).toHaveURL('/recettes/importer')
    await page.goto('/recettes')
    await isAwake(page)
    await page.getByRole('link', { name: recipesText.import, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title)
    await expectUsable(page)
  })

  await test.step('an address that does not answer says so, and stays in its field', async () => {
    const address = page.getByRole('textbox', { name: text.page })
    await address.fill('https://cuisine.invalid/soupe')
    await page.getByRole('button', { name: text.find }).click()
    await expect(page.getByText(errors.RECIPE_PAGE_UNREACHABLE.text)).toBeVisible()
    await expect(address).toHaveValue('https://cuisine.invalid/soupe')
  })

  await test.step('a file without a recipe is named', async () => {
    const file = { name: 'photos.zip', mimeType: 'application/zip', buffer: Buffer.from('une photo') }
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText(text.unread('photos.zip'))).toBeVisible()
  })

  await test.step('the recipes of two programs become drafts', async () => {
    const files = [fileOf('mealie.json', mealie), fileOf('tandoor.json', tandoor)]
    await page.locator('input[type=file]').setInputFiles(files)
    await expect(page.getByRole('heading', { name: text.found(2) })).toBeVisible()
    await expectUsable(page)
    await page.getByRole('button', { name: text.keep(2) }).click()
    await expect(page.getByText(text.kept(2))).toBeVisible()
  })

  await test.step('and the composer has what the file said', async () => {
    await page.getByRole('link', { name: text.open }).click()
    await isAwake(page)
    await expect(page.locator('[name=title]')).toHaveValue(tandoor.name)
    await expect(page.locator('[name=servings]')).toHaveValue('8')
    await page.getByRole('button', { name: composerText.draftKept }).click()
    const drafts = page.getByRole('dialog', { name: composerText.draftsTitle })
    await drafts.getByText(mealie.name).click()
    await expect(page.locator('[name=title]')).toHaveValue(mealie.name)
    await expect(page.locator('[name=minutes]')).toHaveValue('70')
  })
  expectSilence()
})
