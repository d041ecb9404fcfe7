import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { figuresText } from '../../apps/admin/src/text/figures.ts'
import { settingsText } from '../../apps/admin/src/text/house.ts'
import { expectSilence, opensBrowser } from './evening/browsers.ts'
import { signsInAs } from './rounds/visits.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectUsable(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const faults = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target}`))
  expect(faults, page.url()).toEqual([])
}

test('an administrator says who answers for the place, and every visitor reads it at once @one-desk', async ({
  browser,
}) => {
  const { page } = await opensBrowser(browser, 'desk')
  const visitor = await opensBrowser(browser, 'phone')
  const label = settingsText.labels.operatorName
  await signsInAs(page, 'admin')

  await visitor.page.goto('/l/mentions-legales')
  await expect(visitor.page.getByText('Les Amies de la maison')).toHaveCount(0)

  await test.step('what she saves is in the page that was kept ready for visitors', async () => {
    await page.goto('/admin/settings')
    await page.getByRole('textbox', { name: label, exact: true }).fill('Les Amies de la maison')
    await page.getByRole('button', { name: settingsText.saveNamed(label) }).click()
    await expect(page.getByRole('button', { name: settingsText.resetNamed(label) })).toBeVisible()
    await expectUsable(page)
    await visitor.page.reload()
    await expect(visitor.page.getByText('Les Amies de la maison').first()).toBeVisible()
  })

  await test.step('she takes it back, and the page says again what is missing', async () => {
    await page.getByRole('button', { name: settingsText.resetNamed(label) }).click()
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue('')
    await visitor.page.reload()
    await expect(visitor.page.getByText('Les Amies de la maison')).toHaveCount(0)
  })

  await test.step('the figures are drawn, and told in a table', async () => {
    await page.goto('/admin/figures')
    const panel = page.getByRole('region', { name: figuresText.plots.signUps.title, exact: true })
    await panel.getByText(figuresText.asTable).click()
    await expect(panel.getByRole('row')).toHaveCount(31)
    await expectUsable(page)
  })
  expectSilence()
})
