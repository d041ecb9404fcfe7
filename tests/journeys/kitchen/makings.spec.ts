import { type BrandCode, loadBrand } from '@consoeurs/brand'
import type { MakingsPage, ShareView } from '@consoeurs/contract'
import { type Browser, expect, test } from '@playwright/test'
import { makingsText as text } from '../../../apps/web/app/features/kitchen/makings/makings.text.ts'
import { composerText } from '../../../apps/web/app/features/publishing/shares/composer/composer.text.ts'
import { cookingText } from '../../../apps/web/app/features/publishing/shares/cooking/cooking.text.ts'
import { recipeText } from '../../../apps/web/app/features/publishing/shares/recipe/recipe.text.ts'
import { outboxText } from '../../../apps/web/app/text/outbox.ts'
import { asks } from '../evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from '../evening/browsers.ts'
import { smallPicture } from '../evening/pictures.ts'
import { signsInAs } from '../rounds/visits.ts'

async function arrives(browser: Browser, name: string) {
  const woman = await opensBrowser(browser, 'phone')
  await signsInAs(woman.page, name)
  const call = <T>(method: 'get' | 'post' | 'put', path: string, data?: object) =>
    asks<T>(woman.page, method, path, data)
  return { ...woman, call }
}

test('a recipe is made, again, and varied; its author sees it come @one-desk', async ({ browser }, { project }) => {
  test.setTimeout(180_000)
  const { features, shareKinds } = await loadBrand((project.metadata as { brand: BrandCode }).brand)
  const kind = shareKinds.find(({ form }) => form === 'recipe')?.kind ?? ''
  const author = await arrives(browser, 'camille')
  if (!features.kitchen) {
    expect((await author.page.request.get('/api/shares/1/makings')).status()).toBe(404)
    return
  }
  const cook = await arrives(browser, 'maud')
  const title = `Salade ${crypto.randomUUID().slice(0, 6)}`
  const recipe = {
    ...{ servings: 2, minutes: 10, season: '', steps: ['Coupe les pommes.', 'Mélange tout.'] },
    ingredients: [{ quantity: '2', name: 'pommes' }],
  }
  const words = { clientId: crypto.randomUUID(), kind, title, body: 'Toute simple.', visibility: 'members', recipe }
  const share = await author.call<ShareView>('post', '/api/shares', words)
  const { page } = cook

  await test.step('the end of cooking mode opens the form, with a picture and a word', async () => {
    await author.page.goto(`/shares/${share.slug}`)
    await isAwake(author.page)
    await page.goto(`/shares/${share.slug}`)
    await isAwake(page)
    await page.getByRole('button', { name: cookingText.open }).click()
    await page.getByRole('button', { name: cookingText.next }).click()
    await page.getByRole('button', { name: cookingText.last }).click()
    await page.getByRole('dialog', { name: cookingText.done }).getByRole('button', { name: text.make }).click()
    const form = page.locator('[data-hook~="making-form"]')
    await form
      .locator('input[type="file"]')
      .setInputFiles({ name: 'bol.jpg', mimeType: 'image/jpeg', buffer: await smallPicture('#3a7d44') })
    await expect(form.getByRole('textbox')).toHaveCount(3, { timeout: 60_000 })
    await form.getByLabel(text.words).fill('Croquante comme il faut.')
    await form.getByLabel(text.changes).fill('Des poires.')
    await page.getByRole('button', { name: text.publish, exact: true }).click()
    await expect(page.locator('[data-hook~="own-making"]')).toContainText(text.own(1))
    await expect(page.locator('[data-hook~="making"]').first()).toContainText('Croquante comme il faut.')
    await expect(page.getByRole('button', { name: text.openPicture('Maud') })).toBeVisible()
  })

  await test.step('the author sees it arrive, and is told', async () => {
    const list = author.page.locator('#realisations')
    await expect(list).toContainText('Des poires.')
    await expect(list).toContainText(recipeText.madeBy(1))
    await author.page.goto('/notifications')
    await expect(author.page.getByText('Maud a fait ta recette').first()).toBeVisible()
  })

  await test.step('without a network the new words wait, then leave', async () => {
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: text.edit, exact: true }).click()
    await page.locator('[data-hook~="making-form"]').getByLabel(text.words).fill('Encore meilleure froide.')
    await page.getByRole('button', { name: text.save, exact: true }).click()
    await expect(page.locator('[data-hook~="waiting-making"]')).toContainText(outboxText.waitsForNetwork)
    await page.context().setOffline(false)
    await expect(page.locator('[data-hook~="making"]').first()).toContainText('Encore meilleure froide.')
    const { items } = await author.call<MakingsPage>('get', `/api/shares/${share.id}/makings`)
    expect(items).toMatchObject([{ text: 'Encore meilleure froide.', changes: 'Des poires.' }])
  })

  await test.step('she makes it her own, linked both ways', async () => {
    await page.goto(`/shares?publier=${kind}&variante=${share.id}`)
    await isAwake(page)
    await expect(page.getByText(composerText.variantNote(title))).toBeVisible()
    await expect(page.getByLabel(composerText.recipeHeading)).toHaveValue(composerText.variantOf(title))
    await page.getByLabel(composerText.words.recipe).fill('La mienne.')
    const published = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && /\/api\/shares$/.test(answer.url()),
    )
    await page.getByRole('button', { name: composerText.publish, exact: true }).click()
    const variant: ShareView = await (await published).json()
    await page.goto(`/shares/${variant.slug}`)
    await expect(page.locator('[data-hook~="variant-of"]')).toContainText(title)
    await page.locator('[data-hook~="variant-of"]').getByRole('link', { name: title }).click()
    await expect(page.locator('[data-hook~="variants"]')).toContainText(composerText.variantOf(title))
  })
  expectSilence()
})
