import { loadBrand } from '@consoeurs/brand'
import type { ShareView } from '@consoeurs/contract'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { menusText } from '../../../apps/web/app/features/kitchen/menus/menus.text.ts'
import { notebooksText } from '../../../apps/web/app/features/kitchen/notebooks/notebooks.text.ts'
import { shoppingText } from '../../../apps/web/app/features/kitchen/shopping/shopping.text.ts'
import { sharesText } from '../../../apps/web/app/text/shares.ts'
import { asks } from '../evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from '../evening/browsers.ts'
import { signsInAs } from '../rounds/visits.ts'
import { lineOf, sharesHerList } from './shared-list.ts'

const mark = crypto.randomUUID().slice(0, 6)
const title = `Carottes ${mark}`
const notebook = `Carnet ${mark}`

async function arrives(browser: Browser, name: string) {
  const woman = await opensBrowser(browser, 'phone')
  await signsInAs(woman.page, name)
  return woman
}

const answered = (page: Page, part: string) =>
  page.waitForResponse((answer) => answer.url().includes(part) && answer.request().method() !== 'GET' && answer.ok())

test('she keeps a recipe, plans it, and two shop with one list @one-desk', async ({ browser }, { project }) => {
  test.setTimeout(240_000)
  const { features, shareKinds } = await loadBrand(project.metadata.brand)
  const camille = await arrives(browser, 'camille')
  const { page } = camille
  if (!features.kitchen) {
    expect((await page.request.get('/carnet')).status()).toBe(404)
    return
  }
  const kind = shareKinds.find(({ form }) => form === 'recipe')?.kind ?? ''
  const lines = ['400 g de carottes', '1 bouquet de persil']
  const maud = await arrives(browser, 'maud')
  const share = await asks<ShareView>(maud.page, 'post', '/api/shares', {
    ...{ clientId: crypto.randomUUID(), kind, title, body: 'Vite fait.', visibility: 'members' },
    recipe: {
      ...{ servings: 2, minutes: 10, season: '', steps: ['Râpe les carottes.', 'Sers.'] },
      ingredients: lines.map((name) => ({ quantity: '', name })),
    },
  })

  await test.step('she keeps it in a new notebook, with a note', async () => {
    await page.goto(`/shares/${share.slug}`)
    await isAwake(page)
    await page.getByRole('button', { name: sharesText.keep }).click()
    const sheet = page.getByRole('dialog', { name: notebooksText.keep.title })
    await sheet.getByRole('button', { name: notebooksText.create }).click()
    await sheet.getByLabel(notebooksText.name).fill(notebook)
    for (const chosen of await sheet.getByRole('checkbox', { checked: true }).all()) await chosen.uncheck()
    const kept = answered(page, '/notebooks')
    await sheet.getByRole('button', { name: notebooksText.keep.do, exact: true }).click()
    await kept
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('button', { name: sharesText.keep })).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/carnet')
    await page.getByRole('link', { name: new RegExp(notebook) }).click()
    await isAwake(page)
    await page.getByRole('button', { name: notebooksText.options(title) }).click()
    await page.getByText(notebooksText.writeNote, { exact: true }).click()
    await page.getByRole('textbox', { name: notebooksText.note }).fill('Avec du cumin')
    await page.getByRole('button', { name: notebooksText.save }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('[data-hook="kept-recipe"]').getByText('Avec du cumin')).toBeVisible()
  })

  await test.step('the notebook is printed and exported', async () => {
    const id = page.url().split('/').at(-1)
    const json = await page.request.get(`/carnet/${id}/recettes.json`)
    expect(await json.json()).toMatchObject({ '@graph': [{ '@type': 'Recipe', name: title }] })
    await page.goto(`/carnet/${id}/imprimer`)
    await expect(page.locator('[data-hook="booklet-recipe"]')).toHaveCount(1)
  })

  await test.step('she plans it, and her week fills the list', async () => {
    await page.goto(`/shares/${share.slug}`)
    await isAwake(page)
    await page.getByRole('button', { name: menusText.plan.open }).click()
    const placed = answered(page, '/api/menu/entries')
    await page.getByRole('button', { name: menusText.plan.do }).click()
    await placed
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto('/semaine')
    await isAwake(page)
    await expect(page.locator('[data-hook="menu-entry"]').filter({ hasText: title })).toHaveCount(1)
    await page.getByRole('button', { name: menusText.fill }).click()
    await expect(page.getByText(/ajoutées? pour/)).toBeVisible()
    const calendar = await page.request.get(`/api/menu/calendar?week=${new Date().toISOString().slice(0, 10)}`)
    expect(await calendar.text()).toContain(title)
  })

  await test.step('Maud, who shares the list, sees a tick that was made offline', async () => {
    const hers = await sharesHerList(page, maud.page)
    await page.goto('/courses')
    await maud.page.goto(hers)
    for (const each of [page, maud.page]) await isAwake(each)
    await expect(maud.page.getByText(shoppingText.of('Camille')).first()).toBeVisible()
    const writes = async (name: string) => {
      await page.getByRole('textbox', { name: shoppingText.add }).fill(name)
      await page.getByRole('button', { name: shoppingText.addDo, exact: true }).click()
    }
    const [tea, bread] = [`thé ${mark}`, `pain ${mark}`]
    const sent = answered(page, '/lines')
    await writes(tea)
    await sent
    await expect(lineOf(maud.page, tea)).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    await camille.context.setOffline(true)
    await writes(bread)
    await expect(lineOf(page, bread)).toHaveCount(1)
    // The ticked line moves into the basket.
    await lineOf(page, tea).click({ force: true })
    await expect(lineOf(page, tea)).toBeChecked()
    await expect(page.getByText(/quand le réseau reviendra/)).toBeVisible()
    await expect(lineOf(maud.page, bread)).toHaveCount(0)
    await camille.context.setOffline(false)
    await expect(lineOf(maud.page, bread)).toHaveCount(1)
    await expect(lineOf(maud.page, tea)).toBeChecked()
    const ticked = answered(maud.page, '/lines')
    await lineOf(maud.page, bread).click({ force: true })
    await ticked
    await expect(lineOf(page, bread)).toBeChecked()
  })
  expectSilence()
})
