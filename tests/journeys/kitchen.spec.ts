import { loadBrand } from '@consoeurs/brand'
import { expect, type Page, test } from '@playwright/test'
import { adminText } from '../../apps/admin/src/text/admin.ts'
import { ingredientsText } from '../../apps/admin/src/text/ingredients.ts'
import { composerText } from '../../apps/web/app/features/publishing/shares/composer/composer.text.ts'
import { ingredientLinesText as lineText } from '../../apps/web/app/features/publishing/shares/composer/recipe/ingredient-lines.text.ts'
import { recipeFieldsText as fieldsText } from '../../apps/web/app/features/publishing/shares/composer/recipe/recipe-fields.text.ts'
import { recipeText } from '../../apps/web/app/features/publishing/shares/recipe/recipe.text.ts'
import { recipeKnowledgeText as knowledge } from '../../apps/web/app/features/publishing/shares/recipe/recipe-knowledge.text.ts'
import { expectSilence, isAwake, opensBrowser } from './evening/browsers.ts'
import { signsInAs } from './rounds/visits.ts'

const unknown = `herbe inventée ${Date.now() % 100_000}`
const pasted = ['Pour la salade :', '- 2 courgettes, fermes', '• 1 poignée de noix de cajou', `3. ${unknown}`].join(
  '\n',
)

const line = (page: Page, position: number) => page.getByLabel(composerText.ingredientLine(position), { exact: true })

async function pastes(page: Page, text: string): Promise<void> {
  await line(page, 1).evaluate((field, list) => {
    const data = new DataTransfer()
    data.setData('text/plain', list)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, text)
}

test('a pasted list is understood line by line, where the brand has a kitchen @one-desk', async ({ browser }, {
  project,
}) => {
  test.setTimeout(180_000)
  const { features, shareKinds } = await loadBrand(project.metadata.brand)
  const kind = shareKinds.find(({ form }) => form === 'recipe')?.kind
  const { page } = await opensBrowser(browser, 'phone')
  await page.goto('/')
  if (!features.kitchen) {
    expect((await page.request.get('/api/ingredients')).status()).toBe(404)
    return
  }
  await signsInAs(page, 'camille')

  await test.step('the list becomes lines, with what each one means', async () => {
    await page.goto(`/shares?publier=${kind}`)
    await isAwake(page)
    await pastes(page, pasted)
    await expect(line(page, 1)).toHaveValue('2 courgettes, fermes')
    await expect(line(page, 3)).toHaveValue(unknown)
    await expect(page.getByRole('button', { name: lineText.correct(1) })).toContainText('courgette')
    await expect(page.getByRole('button', { name: lineText.correct(2) })).toContainText('1 poignée')
  })

  await test.step('a wrong guess is corrected, an unknown name proposed', async () => {
    await page.getByRole('button', { name: lineText.correct(1) }).click()
    await page.getByLabel(lineText.remark, { exact: true }).fill('bien fermes')
    await page.getByRole('button', { name: lineText.done, exact: true }).click()
    await expect(page.getByRole('button', { name: lineText.correct(1) })).toContainText('bien fermes')
    await page.getByRole('button', { name: lineText.propose, exact: true }).click()
    await expect(page.getByText(lineText.proposed)).toBeVisible()
  })

  await test.step('waiting time, jars and equipment have their fields', async () => {
    await page.getByLabel(composerText.yieldUnit, { exact: true }).selectOption('jar')
    await page.getByText(recipeText.timesTitle, { exact: true }).click()
    await page.getByLabel(fieldsText.waits.fermentation.label, { exact: true }).fill('14')
    await page.getByText(recipeText.equipmentTitle, { exact: true }).click()
    await page.getByLabel(fieldsText.other, { exact: true }).fill('un poids')
  })

  await test.step('the page of the recipe says allergens, season and what is not known', async () => {
    await page.getByLabel(composerText.recipeHeading).fill('Salade d’essai')
    await page.getByLabel(composerText.minutes).fill('10')
    await page.getByLabel(composerText.step(1), { exact: true }).fill('Mélange.')
    await page.getByLabel(composerText.words.recipe).fill('Toute simple.')
    const published = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && /\/api\/shares$/.test(answer.url()),
    )
    await page.getByRole('button', { name: composerText.publish, exact: true }).click()
    const { id } = await (await published).json()
    await page.goto(`/shares/${id}`)
    const told = page.locator('[data-hook~="recipe-knowledge"]')
    await expect(told).toContainText(knowledge.allergens(['nuts']))
    await expect(told).toContainText(knowledge.unknown([unknown]))
    await expect(told).toContainText('de juin à septembre')
    await expect(page.locator('[data-hook~="recipe-plan"]')).toContainText(/fermentation 14 jours/i)
    await expect(page.locator('[data-hook~="facts"]')).toContainText(recipeText.yield(2, 'jar'))
  })

  await test.step('an editor adds the ingredient, and the recipe knows it', async () => {
    const address = page.url()
    const desk = await opensBrowser(browser, 'desk')
    await desk.page.goto('/')
    await signsInAs(desk.page, 'admin')
    await desk.page.goto('/admin/ingredient-proposals')
    const row = desk.page.getByRole('row', { name: unknown })
    await row.getByRole('link', { name: ingredientsText.accept }).click()
    await desk.page.getByLabel(ingredientsText.plural, { exact: true }).fill(`${unknown} au pluriel`)
    await desk.page.getByRole('button', { name: adminText.save, exact: true }).click()
    await expect(desk.page.getByText(adminText.saved, { exact: true }).last()).toBeVisible()
    await page.goto(address)
    await expect(page.locator('[data-hook~="recipe-knowledge"]')).not.toContainText(knowledge.unknown([unknown]))
  })
  expectSilence()
})
