import type { Brand } from '@consoeurs/brand'
import { expect, type Page } from '@playwright/test'
import { commentsText } from '../../../apps/web/app/text/comments.ts'
import { composerText } from '../../../apps/web/app/text/composer.ts'
import { sharesText } from '../../../apps/web/app/text/shares.ts'
import { smallPicture } from './pictures.ts'

/** Publishes two pictures with their descriptions, and opens the share. */
export async function publishesTwoPictures(page: Page, brand: Brand, words: string): Promise<void> {
  await page.goto('/shares?publier=1')
  const kind = brand.shareKinds.find(({ form }) => form === 'photo')
  const composer = page.getByRole('dialog').or(page.getByRole('main')).first()
  await composer
    .getByText(kind?.label ?? '', { exact: true })
    .first()
    .click()
  await page.getByLabel(composerText.words.photo).fill(words)
  await page.locator('input[type=file]').setInputFiles([
    { name: 'un.jpg', mimeType: 'image/jpeg', buffer: await smallPicture('#7a5cc0') },
    { name: 'deux.jpg', mimeType: 'image/jpeg', buffer: await smallPicture('#f2726b') },
  ])
  await page.getByLabel(composerText.alt(1)).fill('Un aplat violet')
  await page.getByLabel(composerText.alt(2)).fill('Un aplat corail')
  await page.getByRole('button', { name: composerText.publish, exact: true }).click()
  // The words alone would also be found in the field where she types them, before the share has left.
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible()
  // The page goes from its form to the feed by itself: what would be asked of it meanwhile is called off.
  await expect(page).not.toHaveURL(/publier/)
  await opensShare(page, words)
}

/** From the feed to the page of the share that says `words`. */
export async function opensShare(page: Page, words: string): Promise<void> {
  await page.goto('/shares')
  const card = page.getByRole('article').filter({ hasText: words })
  await expect(card.getByRole('img', { name: 'Un aplat violet' })).toBeVisible()
  await expect(card.getByRole('img', { name: 'Un aplat corail' })).toBeVisible()
  await card.locator('header a[href^="/shares/"]').click()
  await expect(page).toHaveURL(/\/shares\/.+/)
}

const reactButton = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /réaction/ })
    .first()

export async function reactsAndComments(page: Page, comment: string): Promise<void> {
  await reactButton(page).click()
  await expect(reactButton(page)).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel(commentsText.label).fill(comment)
  await page.getByRole('button', { name: commentsText.send }).click()
  await expect(page.getByText(comment, { exact: true })).toBeVisible()
}

/** What the other did arrives on the open page. */
export async function seesLive(page: Page, comment: string): Promise<void> {
  await expect(reactButton(page)).toHaveAccessibleName(new RegExp(`^${sharesText.reactions.total(1)}`))
  await expect(page.getByText(comment, { exact: true })).toBeVisible()
}
