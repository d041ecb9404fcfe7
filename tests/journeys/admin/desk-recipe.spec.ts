import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { adminText } from '../../../apps/admin/src/text/admin.ts'
import { contentText } from '../../../apps/admin/src/text/content.ts'
import { editorText } from '../../../apps/admin/src/text/editor.ts'
import { expectSilence, opensBrowser } from '../evening/browsers.ts'
import { signsInAs } from '../rounds/visits.ts'

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const isSaved = (page: Page) => expect(page.getByText(adminText.saved, { exact: true }).last()).toBeVisible()

test('a recipe stays intact in the editor, and a visitor reads a new one @one-desk', async ({ browser }) => {
  const { page, context } = await opensBrowser(browser, 'desk')
  const visitor = await opensBrowser(browser, 'phone')
  const words = editorText.recipe
  await page.goto('/')
  await signsInAs(page, 'admin')
  const query = new URLSearchParams({ 'filters[body][$contains]': '<section class="recette"' })
  const [{ id, attributes: before }] = (await (await page.request.get(`/api/articles?${query}`)).json()).data

  await test.step('the editor keeps an existing text unchanged', async () => {
    await page.goto(`/admin/articles/${id}`)
    await field(page, contentText.body).press('Control+End')
    await page.keyboard.type('!')
    await page.keyboard.press('Control+s')
    await isSaved(page)
    const { data } = await (await page.request.get(`/api/articles/${id}`)).json()
    const plain = (html: string) => html.replaceAll(/>\s+</g, '><').trim()
    expect(plain(data.attributes.body)).toBe(plain(before.body).replace(/(<[^>]*>)*$/, '!$&'))
  })

  await test.step('a new recipe has its own form', async () => {
    await page.getByRole('button', { name: words.title, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: words.title })
    await field(page, words.name).fill('Soupe de pluie')
    await field(page, words.quantity).fill('1 l')
    await field(page, words.ingredient).fill('d’eau claire')
    await dialog.getByRole('button', { name: words.set }).click()
    await expect(dialog.getByRole('alert')).toHaveText(words.stepMissing)
    await field(page, words.step(1)).fill('Attendre.')
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
    expect(violations.map(({ help }) => help)).toEqual([])
    await dialog.getByRole('button', { name: words.set }).click()
    // What said « saved » of the step before may still be there.
    const written = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.keyboard.press('Control+s')
    expect((await written).ok()).toBe(true)
  })

  await test.step('the page has it for readers and for search engines', async () => {
    const reader = visitor.page
    // The page that was kept ready is forgotten a moment after the commit.
    await expect(async () => {
      await reader.goto(`/blog/${id}-${before.slug}`)
      await expect(reader.locator('.prose .recette').last()).toContainText('1 l d’eau claire', { timeout: 500 })
    }).toPass()
    const told = await reader.locator('script[type="application/ld+json"]').allTextContents()
    expect(told.join()).toContain('"recipeIngredient":["1 l d’eau claire"]')
  })
  expectSilence()
  await context.close()
  await visitor.context.close()
})
