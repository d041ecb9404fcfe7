import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { adminText } from '../../../apps/admin/src/text/admin.ts'
import { contentText } from '../../../apps/admin/src/text/content.ts'
import { versionsText } from '../../../apps/admin/src/text/versions.ts'
import { previewText } from '../../../apps/web/app/features/publishing/previews/preview.text.ts'
import { expectSilence, opensBrowser } from '../evening/browsers.ts'
import { expectUsable } from '../evening/usable.ts'
import { signsInAs } from '../rounds/visits.ts'

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const saves = (page: Page) => page.getByRole('button', { name: contentText.saveAs.draft, exact: true }).click()

/** What the preview’s tab shows. */
async function previews(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: contentText.seePreview, exact: true }).click()
  const tab = await opened
  await tab.waitForLoadState()
  return tab
}

test('an editor previews an article that was never saved, compares its versions and restores one @one-desk', async ({
  browser,
}) => {
  const { page } = await opensBrowser(browser, 'desk')
  const visitor = await opensBrowser(browser, 'phone')
  const id = randomUUID().slice(0, 8)
  const title = `Ce que la pluie change ${id}`
  await signsInAs(page, 'admin')

  await test.step('the preview opens in a tab of its own, before the first save', async () => {
    await page.goto('/admin/articles/create')
    await field(page, contentText.title).fill(title)
    await field(page, contentText.excerpt).fill('Trois façons de sortir.')
    await field(page, contentText.body).click()
    await page.keyboard.type('La pluie lave la ville.')
    const tab = await previews(page)
    await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(tab.locator('.prose')).toHaveText('La pluie lave la ville.')
    await expect(tab.getByText(previewText.unsaved)).toBeVisible()
    await expect(tab.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expectUsable(tab)
    await tab.close()
    await expect(page).toHaveURL(/\/admin\/articles\/create$/)
  })

  await test.step('its address shows nothing: a reload without the form, and a visitor, find no text', async () => {
    const alone = await page.context().newPage()
    const answer = await alone.goto('/blog/apercu')
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    await expect(alone.getByRole('heading', { level: 1, name: previewText.empty.title })).toBeVisible()
    await alone.close()
    await visitor.page.goto('/blog/apercu')
    await expect(visitor.page).toHaveURL(/\/login/)
  })

  await test.step('the draft is saved, changed and saved again', async () => {
    await saves(page)
    await expect(page).toHaveURL(/\/admin\/articles\/\d+$/)
    await field(page, contentText.excerpt).fill('Quatre façons de sortir quand même.')
    await saves(page)
    await expect(page.getByText(adminText.saved, { exact: true })).toBeVisible()
  })

  await test.step('the versions are compared by keyboard', async () => {
    await page.getByText(contentText.versions, { exact: true }).press('Enter')
    await page.getByRole('button', { name: contentText.seeVersion(1) }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: versionsText.fromTo(1, 2) })).toBeVisible()
    await expect(dialog.locator('del')).toContainText('Trois')
    await expect(dialog.locator('ins').first()).toContainText('Quatre')
    await expectUsable(page)
    await dialog.getByRole('button', { name: contentText.restore }).press('Enter')
    await expect(page.getByText(contentText.restored(1))).toBeVisible()
    await expect(field(page, contentText.excerpt)).toHaveValue('Trois façons de sortir.')
    await expect(page.getByRole('button', { name: contentText.seeVersion(2) })).toBeVisible()
    await expect(page.getByRole('button', { name: contentText.seeVersion(3) })).toBeVisible()
  })
  expectSilence()
})
