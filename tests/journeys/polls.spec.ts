import { type BrandCode, loadBrand } from '@consoeurs/brand'
import type { DraftView, ShareView } from '@consoeurs/contract'
import { expect, type Page, test } from '@playwright/test'
import { pollText } from '../../apps/web/app/features/publishing/polls/poll.text.ts'
import { composerText } from '../../apps/web/app/features/publishing/shares/composer/composer.text.ts'
import { asks } from './evening/asks.ts'
import { isAwake, opensBrowser } from './evening/browsers.ts'
import { expectUsable } from './evening/usable.ts'
import { isReady } from './installed/device.ts'

const signsIn = (page: Page, identifier: string) =>
  asks(page, 'post', '/api/auth/local', { identifier, password: 'consoeurs-demo-2026' })

const QUESTION = 'Où se voit-on ?'

/** The composer would bring back the draft of an earlier try. */
async function erasesDrafts(page: Page): Promise<void> {
  const { items } = await asks<{ items: DraftView[] }>(page, 'get', '/api/drafts?of=share')
  const ofPolls = items.filter(({ text }) => text.startsWith(QUESTION))
  for (const { key } of ofPolls) await asks(page, 'delete', `/api/drafts/${encodeURIComponent(key)}`)
}

const fields = composerText.poll

test.use({ serviceWorkers: 'allow' })

/** By keyboard: the toast of another journey may lie over the button. */
const publishes = (page: Page) => page.getByRole('button', { name: composerText.publish, exact: true }).press('Enter')

test('a poll is asked on one phone, answered on another, and counted live', async ({ browser }, { project }) => {
  const brand = await loadBrand((project.metadata as { brand: BrandCode }).brand)
  const kind = brand.shareKinds.find(({ form }) => form === 'question')?.kind ?? ''
  const [camille, ines] = [await opensBrowser(browser, 'phone'), await opensBrowser(browser, 'phone')]
  await signsIn(camille.page, 'camille')
  await erasesDrafts(camille.page)
  await signsIn(ines.page, 'ines')
  const question = `${QUESTION} ${crypto.randomUUID().slice(0, 8)}`
  await camille.page.goto(`/shares?publier=${kind}`)
  await isAwake(camille.page)
  await camille.page.getByLabel(composerText.words.question).fill(question)
  await camille.page.getByTitle(fields.add).click()
  await camille.page.getByRole('textbox', { name: fields.choice(1) }).fill('Dedans')
  await publishes(camille.page)
  await expect(camille.page.getByText('Écris au moins deux réponses.')).toBeVisible()
  await camille.page.getByRole('textbox', { name: fields.choice(2) }).fill('Dehors')
  await expectUsable(camille.page)
  const published = camille.page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/shares'),
  )
  await publishes(camille.page)
  const { slug } = (await (await published).json()) as ShareView

  for (const { page } of [camille, ines]) {
    await page.goto(`/shares/${slug}`)
    await isAwake(page)
    await expect(page.getByText(pollText.secret)).toBeVisible()
  }
  await camille.page.getByRole('button', { name: 'Dedans', exact: true }).click()
  const results = (page: Page) => page.locator('[data-hook~="poll"]').getByRole('listitem')
  await expect(results(camille.page)).toHaveText([/100/, /0/])
  // Her page hears of the vote, but not of its result.
  await expect(ines.page.getByText(/^1 vote,/)).toBeVisible()
  await expect(results(ines.page)).toHaveCount(0)

  await isReady(ines.page)
  await ines.context.setOffline(true)
  await ines.page.getByRole('button', { name: 'Dehors', exact: true }).click()
  await expect(ines.page.getByText(pollText.waits)).toBeVisible()
  await ines.context.setOffline(false)
  await expect(results(ines.page)).toHaveText([/50/, /50/])
  await expect(results(camille.page)).toHaveText([/50/, /50/])
  await expect(ines.page.getByText(pollText.waits)).toHaveCount(0)
  await expectUsable(ines.page)

  await ines.page.getByRole('button', { name: pollText.change, exact: true }).click()
  await ines.page.getByRole('button', { name: 'Dedans', exact: true }).click()
  await expect(results(camille.page)).toHaveText([/100/, /0/])
})
