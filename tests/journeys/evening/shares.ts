import type { Brand } from '@consoeurs/brand'
import { expect, type Page } from '@playwright/test'
import { commentsText } from '../../../apps/web/app/features/publishing/comments/comments.text.ts'
import { composerText } from '../../../apps/web/app/features/publishing/shares/composer/composer.text.ts'
import { sharesText } from '../../../apps/web/app/text/shares.ts'
import { dialogsAreGone, isAwake } from './browsers.ts'
import { smallPicture } from './pictures.ts'

const composerOf = (page: Page) => page.locator('[data-hook~="share-form"]')

/** In the open composer: the button names what is chosen, and opens the choice. */
async function chooses(page: Page, button: string, option: string): Promise<void> {
  // A press on a page that is not awake yet is lost.
  await isAwake(page)
  await composerOf(page).getByRole('button', { name: button }).click()
  const choice = page.getByRole('dialog').last().getByRole('listitem')
  await choice.filter({ hasText: option }).getByRole('button').click()
}

const before = (label: string) => label.split(':')[0] ?? ''

export async function choosesKind(page: Page, label: string): Promise<void> {
  await chooses(page, before(composerText.chosenKind('')), label)
  await expect(composerOf(page).getByRole('button', { name: composerText.chosenKind(label) })).toBeVisible()
}

export async function choosesAudience(page: Page, label: string): Promise<void> {
  await chooses(page, before(composerText.audience('')), label)
  await expect(composerOf(page).getByRole('button', { name: composerText.audience(label) })).toBeVisible()
}

async function describesPicture(page: Page, position: number, alt: string): Promise<void> {
  await page.getByRole('button', { name: composerText.describeOne(position) }).click()
  await page.getByLabel(composerText.alt(position)).fill(alt)
  await page.getByRole('button', { name: composerText.describeDone, exact: true }).click()
  await expect(page.getByLabel(composerText.alt(position))).toHaveCount(0)
}

/** Publishes two pictures with their descriptions, and opens the share. */
export async function publishesTwoPictures(page: Page, brand: Brand, words: string): Promise<void> {
  await page.goto('/shares?publier=1')
  const kind = brand.shareKinds.find(({ form }) => form === 'photo')
  await choosesKind(page, kind?.label ?? '')
  await page.getByLabel(composerText.words.photo).fill(words)
  await page.locator('input[type=file]').setInputFiles([
    { name: 'un.jpg', mimeType: 'image/jpeg', buffer: await smallPicture('#7a5cc0') },
    { name: 'deux.jpg', mimeType: 'image/jpeg', buffer: await smallPicture('#f2726b') },
  ])
  await describesPicture(page, 1, 'Un aplat violet')
  await describesPicture(page, 2, 'Un aplat corail')
  await page.getByRole('button', { name: composerText.publish, exact: true }).click()
  // The words alone would also be found in the field where she types them, before the share has left.
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible()
  // The page goes from its form to the feed by itself: what would be asked of it meanwhile is called off.
  await expect(page).not.toHaveURL(/publier/)
  await dialogsAreGone(page)
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
