import type { ShareView } from '@consoeurs/contract'
import { expect, type Page, test } from '@playwright/test'
import { sharesText } from '../../apps/web/app/text/shares.ts'
import { joins } from './evening/arrives.ts'
import { isAwake } from './evening/browsers.ts'

/** Leaving the page before the answer would leave the press behind. */
async function answered(page: Page, press: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/kept') && response.ok())
  await press()
  await answer
}

test('a member bookmarks a share, finds it, sees its reactions, and removes it @one-desk', async ({ page }) => {
  // A recipe is kept in a notebook: its own journey does it.
  const { items }: { items: ShareView[] } = await (await page.request.get('/api/shares')).json()
  const share = items.find(({ recipe, reactions }) => recipe === null && Object.keys(reactions.counts).length > 0)
  // Who has kept nothing before.
  await joins(page, { name: 'Gardienne', email: `garde.${Date.now()}@exemple.fr`, password: 'bougie tramway noisette' })
  await page.goto(`/shares/${share?.slug}`)
  const first = page.locator('main article[data-hook~="share"]').first()
  const author = (await first.locator('[data-hook~="author"] .person-name').textContent()) ?? ''
  const keep = first.getByRole('button', { name: sharesText.keep })
  await isAwake(page)
  await answered(page, () => keep.click())
  const kept = page.locator('main article[data-hook~="share"]', {
    has: page.locator('[aria-pressed="true"][data-hook~="keep"]'),
  })
  await page.goto('/favorites')
  await page.getByRole('link', { name: 'Partages gardés' }).click()
  await expect(page).toHaveURL(/scope=kept/)
  await expect(kept).toHaveCount(1)
  await expect(kept.locator('[data-hook~="author"] .person-name')).toHaveText(author)

  const reaction = kept.getByRole('button', { name: /réaction/i }).first()
  if ((await reaction.getAttribute('aria-pressed')) === 'false') await reaction.click()
  await kept.getByRole('button', { name: /^Options/ }).click()
  await page.getByText(sharesText.reactions.who).click()
  const sheet = page.getByRole('dialog', { name: sharesText.reactions.whoTitle })
  await expect(sheet.getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)

  await answered(page, () => kept.getByRole('button', { name: sharesText.keep }).click())
  await page.reload()
  await expect(page.getByText(sharesText.keptEmpty.title)).toBeVisible()
})
