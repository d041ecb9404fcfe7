import { loadBrand } from '@consoeurs/brand'
import type { ArticleRecipes, Entries, MakingsPage, NotebookList, ShareView } from '@consoeurs/contract'
import { expect, test } from '@playwright/test'
import { makingsText } from '../../../apps/web/app/features/kitchen/makings/makings.text.ts'
import { notebooksText } from '../../../apps/web/app/features/kitchen/notebooks/notebooks.text.ts'
import { sharesText } from '../../../apps/web/app/text/shares.ts'
import { joins } from '../evening/arrives.ts'
import { asks } from '../evening/asks.ts'
import { expectSilence, opensBrowser } from '../evening/browsers.ts'
import { signsInAs } from '../rounds/visits.ts'

const recipe = {
  ...{ servings: 2, minutes: 10, season: '', steps: ['Râpe.', 'Sers.'] },
  ingredients: [{ quantity: '300 g', name: 'carottes' }],
}

test('without scripts she says that she made it, makes a notebook and keeps recipes @one-desk', async ({ browser }, {
  project,
}) => {
  test.setTimeout(300_000)
  const { features } = await loadBrand(project.metadata.brand)
  if (!features.kitchen) return
  const author = await opensBrowser(browser, 'desk')
  await signsInAs(author.page, 'camille')
  const words = { kind: 'recette', title: `Râpées ${Date.now() % 100_000}`, body: 'Vite.', visibility: 'members' }
  const share = await asks<ShareView>(author.page, 'post', '/api/shares', {
    ...{ clientId: crypto.randomUUID(), recipe, ...words },
  })
  const scripted = await opensBrowser(browser, 'phone')
  await joins(scripted.page, {
    ...{ name: 'Maëlle', email: `maelle.${Date.now()}@exemple.fr`, password: 'bougie tramway noisette' },
  })
  const state = await scripted.context.storageState()
  const { page } = await opensBrowser(browser, 'phone', { javaScriptEnabled: false, storageState: state })

  await test.step('« Je l’ai faite »', async () => {
    await page.goto(`/shares/${share.slug}`)
    const form = page.locator('[data-hook~="plain-making-form"]')
    await expect(page.getByRole('button', { name: makingsText.make })).toBeHidden()
    await form.getByLabel(makingsText.words).fill('Avec du cumin, très bon.')
    await form.getByRole('button', { name: makingsText.publish }).click()
    await expect(page).toHaveURL(`/shares/${share.slug}#realisations`)
    await expect(page.locator('[data-hook~="own-making"]')).toContainText(makingsText.own(1))
    const { mine } = await asks<MakingsPage>(scripted.page, 'get', `/api/shares/${share.id}/makings`)
    expect(mine).toMatchObject({ text: 'Avec du cumin, très bon.', days: [expect.any(String)] })
  })

  await test.step('a change adds no day', async () => {
    const form = page.locator('[data-hook~="plain-making-form"]')
    await form.getByLabel(makingsText.changes).fill('Du cumin.')
    await form.getByRole('button', { name: makingsText.save }).click()
    const { mine } = await asks<MakingsPage>(scripted.page, 'get', `/api/shares/${share.id}/makings`)
    expect(mine).toMatchObject({ changes: 'Du cumin.', days: [expect.any(String)] })
  })

  await test.step('a notebook', async () => {
    await page.goto('/carnet')
    await page.getByRole('button', { name: notebooksText.create }).click()
    await expect(page.locator('[data-hook~="plain-notebook-form"] [role="alert"]')).toBeVisible()
    await page.getByLabel(notebooksText.name).fill('Salades')
    await page.getByRole('button', { name: notebooksText.create }).click()
    await expect(page).toHaveURL(/\/carnet\/\d+$/)
    await expect(page.getByRole('heading', { name: 'Salades' }).first()).toBeVisible()
  })

  await test.step('and a recipe in it', async () => {
    await page.goto(`/shares/${share.slug}`)
    await page.getByRole('link', { name: sharesText.keep, exact: true }).click()
    await page.getByRole('group').getByText('Salades').click()
    await page.getByRole('button', { name: notebooksText.keep.change }).click()
    await expect(page).toHaveURL(/\/carnet\/\d+$/)
    await expect(page.locator('[data-hook~="kept-recipe"]')).toContainText(share.title)
  })

  await test.step('and the recipe of an article', async () => {
    const { data } = await asks<Entries<{ slug: string }>>(
      scripted.page,
      'get',
      '/api/articles?pagination[pageSize]=100',
    )
    const lists = await Promise.all(
      data.map(({ id }) => asks<ArticleRecipes>(scripted.page, 'get', `/api/articles/${id}/recipes`)),
    )
    const found = lists.flatMap(({ items }) => items)[0]
    expect(found, 'the demo has an article with recipes').toBeDefined()
    await page.goto(`/blog/${found?.article.id}-${found?.article.slug}`)
    await page.locator(`a[href="/carnet?garder=${found?.id}"]`).click()
    await page.getByLabel(notebooksText.keep.newName).fill('Douceurs')
    await page.getByRole('button', { name: notebooksText.keep.change }).click()
    await expect(page.locator('[data-hook~="kept-recipe"]')).toContainText(found?.title ?? '')
    const { items } = await asks<NotebookList>(scripted.page, 'get', '/api/notebooks')
    expect(items.map(({ name }) => name).toSorted()).toEqual(['Douceurs', 'Salades'])
  })
  expectSilence()
})
