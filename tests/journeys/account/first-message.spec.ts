import { type BrandCode, loadBrand } from '@consoeurs/brand'
import { expect, type Page, test } from '@playwright/test'
import { profileText } from '../../../apps/web/app/features/account/settings/profile-form.text.ts'
import { messagesText } from '../../../apps/web/app/features/chat/messages/messages.text.ts'
import { onboardingText } from '../../../apps/web/app/features/home/onboarding/onboarding.text.ts'
import { photosText } from '../../../apps/web/app/text/photos.ts'
import { talkText } from '../../../apps/web/app/text/talk.ts'
import { joins } from '../evening/arrives.ts'
import { isAwake } from '../evening/browsers.ts'
import { phonePhoto } from '../evening/pictures.ts'

/** From the confirmed address to the first message. */
const MOST_TAPS = 15

/** Counts what a finger does, on every page of the tab: a click on a label would count twice. */
async function countsTaps(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeFunction('tapped', () => {
    taps++
  })
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => isTrusted && (globalThis as unknown as { tapped: () => void }).tapped(),
      true,
    )
  })
  return () => taps
}

test('a new member writes her first message within fifteen taps', async ({ page }, { project }) => {
  const brand = await loadBrand(project.metadata.brand as BrandCode)
  const taps = await countsTaps(page)
  await joins(page, { name: 'Solveig', email: `solveig.${Date.now()}@exemple.fr`, password: 'bougie tramway noisette' })

  await page.goto('/settings/steps')
  await isAwake(page)
  const chooser = page.waitForEvent('filechooser')
  await page
    .locator('label', { has: page.locator('use[href$="#plus"]') })
    .first()
    .click()
  await (await chooser).setFiles({ name: 'moi.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() })
  await page.getByRole('button', { name: photosText.cropKeep }).click({ timeout: 60_000 })
  await expect(page.getByText(photosText.main, { exact: true })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: onboardingText.steps.photo.keep }).click()

  await page.getByLabel(profileText.placeSearch).click()
  await page.keyboard.type('69100')
  await page.getByText('Villeurbanne', { exact: true }).click()
  await page.getByRole('button', { name: onboardingText.steps.lieu.action }).click()

  await page.getByText(brand.lookingFor[0]?.label ?? '', { exact: true }).click()
  await page.getByRole('button', { name: onboardingText.finish }).click()

  await page.locator('[data-step="communautes"]').getByRole('checkbox').first().check({ force: true })
  await page.getByRole('button', { name: onboardingText.nextWith(1) }).click()

  await page.locator('a[href*="?mot="]').first().click()
  const words = page.getByRole('textbox', { name: new RegExp(messagesText.field('')) })
  await expect(words).not.toHaveValue('')
  await page.getByRole('button', { name: talkText.send, exact: true }).click()
  await expect(page.getByText(messagesText.waiting)).toBeVisible()

  expect(taps()).toBeGreaterThan(5)
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS)
})
