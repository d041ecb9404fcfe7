import { loadBrand } from '@consoeurs/brand'
import { expect, type Page, test } from '@playwright/test'
import { messagesText } from '../../apps/web/app/features/chat/messages/messages.text.ts'
import { momentText } from '../../apps/web/app/features/people/likes/like-moment.text.ts'
import { likesText } from '../../apps/web/app/text/likes.ts'
import { joins } from './evening/arrives.ts'
import { expectSilence, isAwake, opensBrowser } from './evening/browsers.ts'
import { hasOnce, opensThread, writes } from './evening/writes.ts'

const password = 'bougie tramway noisette'

const heart = (page: Page) => page.getByRole('button', { name: likesText.like, exact: true })
const hint = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true })
const moment = (page: Page, name: string) =>
  page.getByRole('dialog', { name: `${momentText.title(name)} ${momentText.titleEnd}` })

async function opensProfile(page: Page, username: string): Promise<void> {
  await page.goto(`/p/${username}`)
  await isAwake(page)
}

test('two members who like each other learn it at once, where the brand has that', async ({ browser }, { project }) => {
  test.setTimeout(180_000)
  const { features } = await loadBrand(project.metadata.brand)
  const one = await opensBrowser(browser, 'phone')
  const other = await opensBrowser(browser, 'desk')
  const stamp = Date.now()
  const ada = await joins(one.page, { name: 'Ada', email: `ada.${stamp}@exemple.fr`, password })
  const noor = await joins(other.page, { name: 'Noor', email: `noor.${stamp}@exemple.fr`, password })

  await opensProfile(one.page, noor.username)
  await expect(heart(one.page)).toHaveCount(features.likes ? 1 : 0)
  if (!features.likes) {
    expect((await one.page.goto('/likes'))?.status()).toBe(404)
    return
  }

  await test.step('a like is told to nobody, and can be taken back', async () => {
    // Shown at once; a page that is opened over it would cancel what is not saved yet.
    const saved = one.page.waitForResponse((answer) => answer.url().includes('/api/likes/') && answer.ok())
    await heart(one.page).click()
    await expect(hint(one.page, likesText.noted)).toBeVisible()
    await saved
    await expect(heart(one.page)).toHaveAttribute('aria-pressed', 'true')
    await one.page.goto('/likes')
    await expect(one.page.getByText(likesText.onlyYou)).toBeVisible()
    await other.page.goto('/likes')
    await expect(other.page.getByText(likesText.empty.title)).toBeVisible()
    const { items } = await (await other.page.request.get('/api/notifications?value=reciproque')).json()
    expect(items).toEqual([])
  })

  await test.step('offline, the heart goes back and says so', async () => {
    await opensProfile(other.page, ada.username)
    await other.page.waitForLoadState('networkidle')
    await other.context.setOffline(true)
    await heart(other.page).click()
    await expect(hint(other.page, likesText.offline).first()).toBeVisible()
    await expect(heart(other.page)).toHaveAttribute('aria-pressed', 'false')
    await other.context.setOffline(false)
  })

  await test.step('the second like shows the moment to both', async () => {
    await opensProfile(other.page, ada.username)
    await heart(other.page).click()
    await expect(moment(other.page, 'Ada')).toBeVisible()
    await expect(moment(one.page, 'Noor')).toBeVisible()
    await one.page.keyboard.press('Escape')
    await expect(moment(one.page, 'Noor')).toHaveCount(0)
    // Closing goes back in the history, which cancels a reload that begins at the same moment.
    await expect(() => one.page.reload()).toPass()
    await isAwake(one.page)
    await expect(one.page.getByText(likesText.mutualMark)).toBeVisible()
    await expect(moment(one.page, 'Noor')).toHaveCount(0)
  })

  await test.step('their conversation is open: no request', async () => {
    await other.page.getByRole('link', { name: momentText.write('Ada') }).click()
    await expect(other.page.getByText(messagesText.first.mutual)).toBeVisible()
    await writes(other.page, 'Ada', 'Un café jeudi.')
    await hasOnce(other.page, 'Un café jeudi.')
    await opensThread(one.page, noor.username)
    await hasOnce(one.page, 'Un café jeudi.')
    await expect(one.page.getByRole('textbox', { name: messagesText.field('Noor') })).toBeVisible()
  })
  expectSilence()
})
