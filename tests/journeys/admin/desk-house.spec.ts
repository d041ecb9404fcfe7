import { expect, test } from '@playwright/test'
import { figuresText } from '../../../apps/admin/src/text/figures.ts'
import { settingsText } from '../../../apps/admin/src/text/settings.ts'
import { asks } from '../evening/asks.ts'
import { expectSilence, opensBrowser } from '../evening/browsers.ts'
import { expectUsable } from '../evening/usable.ts'
import { signsInAs } from '../rounds/visits.ts'

test('an administrator sets the legal notice, and visitors see it at once @one-desk', async ({ browser }) => {
  const { page } = await opensBrowser(browser, 'desk')
  const visitor = await opensBrowser(browser, 'phone')
  const label = settingsText.labels.operatorName
  await signsInAs(page, 'admin')
  const { items } = await asks<{ items: { id: number; key: string }[] }>(page, 'get', '/api/desk/settings')
  // An earlier try may have left before she took it back.
  await asks(page, 'post', `/api/desk/settings/${items.find(({ key }) => key === 'operatorName')?.id}/reset`, {})

  const named = visitor.page.getByText('Les Amies de la maison')
  /** The page that was kept ready is forgotten a moment after the commit. */
  const reads = (times: number) =>
    expect(async () => {
      await visitor.page.goto('/l/mentions-legales')
      expect(Math.min(await named.count(), 1)).toBe(times)
    }).toPass()
  await reads(0)

  await test.step('a change appears in the cached page of visitors', async () => {
    await page.goto('/admin/settings')
    await page.getByRole('textbox', { name: label, exact: true }).fill('Les Amies de la maison')
    await page.getByRole('button', { name: settingsText.saveNamed(label) }).click()
    await expect(page.getByRole('button', { name: settingsText.resetNamed(label) })).toBeVisible()
    await expectUsable(page)
    await reads(1)
  })

  await test.step('removing it shows again what is missing', async () => {
    await page.getByRole('button', { name: settingsText.resetNamed(label) }).click()
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue('')
    await reads(0)
  })

  await test.step('the figures are shown as a chart and as a table', async () => {
    await page.goto('/admin/figures')
    const panel = page.getByRole('region', { name: figuresText.plots.signUps.title, exact: true })
    await panel.getByText(figuresText.asTable).click()
    await expect(panel.getByRole('row')).toHaveCount(31)
    await expectUsable(page)
  })
  expectSilence()
})
