import { expect, type Page } from '@playwright/test'

/** The link of the newest mail to an address whose subject says `about`, once it is there. */
export async function linkInMail(page: Page, address: string, about: string | RegExp, path: string): Promise<string> {
  const reader = await page.context().newPage()
  const row = reader.getByRole('listitem').filter({ hasText: address }).filter({ hasText: about }).first()
  await expect(async () => {
    await reader.goto('/dev/mails')
    await expect(row).toBeVisible({ timeout: 500 })
  }).toPass()
  await row.getByRole('link').click()
  const link = await reader.locator(`a[href*="${path}"]`).first().getAttribute('href')
  await reader.close()
  return link ?? ''
}
