import { loadBrand } from '@consoeurs/brand'
import { expect, test } from '@playwright/test'

test('an address that leads nowhere says so in French, keeps its status, and shows the way home', async ({ page }, {
  project,
}) => {
  const { name, text } = await loadBrand(project.metadata.brand)
  const answer = await page.goto('/nulle-part/du-tout')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle(new RegExp(name))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.notFound.title)
  await expect(page.getByText('Page not found: /nulle-part/du-tout')).toBeVisible()
  await expect(page.getByRole('link', { name: text.notFound.action })).toHaveAttribute('href', '/')
})
