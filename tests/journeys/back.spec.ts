import { expect, type Page, test } from '@playwright/test'
import { conversationChoicesText } from '../../apps/web/app/features/chat/messages/conversation-choices.text.ts'
import { messagesText } from '../../apps/web/app/features/chat/messages/messages.text.ts'
import { muteSpansText } from '../../apps/web/app/features/chat/talk/mute-spans.text.ts'
import { expectSilence, isAwake, opensBrowser } from './evening/browsers.ts'
import { opensThread } from './evening/writes.ts'
import { beginTalk } from './talk/begins-a-talk.ts'

/** Her phone's own button. */
const goesBack = (page: Page) => page.evaluate(() => history.back())

test('« back » closes overlays first, and then leaves the page @one-brand', async ({ browser }) => {
  test.setTimeout(120_000)
  const { page } = await opensBrowser(browser, 'phone')
  const ines = await opensBrowser(browser, 'phone')
  const { other } = await beginTalk({ one: { page, name: 'Camille' }, other: { page: ines.page, name: 'Inès' } })
  const thread = new RegExp(`/messages/${other}$`)
  await page.goto('/messages')
  await opensThread(page, other)
  await isAwake(page)
  const options = page.getByRole('button', { name: /^Options de la conversation/ })
  const mute = page.getByRole('button', { name: conversationChoicesText.mute })

  await test.step('a sheet', async () => {
    await options.click()
    await expect(mute).toBeVisible()
    await goesBack(page)
    await expect(mute).toHaveCount(0)
    await expect(page).toHaveURL(thread)
  })

  await test.step('a sheet that follows another replaces it', async () => {
    await options.click()
    await mute.click()
    await expect(page.getByText(muteSpansText.spans['1h'])).toBeVisible()
    await goesBack(page)
    await expect(page.getByText(muteSpansText.spans['1h'])).toHaveCount(0)
    await expect(page).toHaveURL(thread)
  })

  await test.step('another way of closing leaves no history entry: one step back is the previous page', async () => {
    await options.click()
    await expect(mute).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(mute).toHaveCount(0)
    await page.waitForFunction(() => history.state?.layers === undefined)
    await goesBack(page)
    await expect(page).toHaveURL(/\/messages$/)
    await expect(page.getByRole('heading', { name: messagesText.title, level: 1 })).toBeVisible()
  })

  await test.step('a page opened from it returns to the page below', async () => {
    await page.goForward()
    await expect(page).toHaveURL(thread)
    await isAwake(page)
    await options.click()
    // The page below may have a link of that name too.
    await page.getByRole('dialog').getByRole('link', { name: messagesText.seeProfile }).click()
    await expect(page).toHaveURL(new RegExp(`/p/${other}$`))
    await goesBack(page)
    await expect(page).toHaveURL(thread)
    await expect(mute).toHaveCount(0)
    await page.waitForFunction(() => history.state?.layers === undefined)
    await goesBack(page)
    await expect(page).toHaveURL(/\/messages$/)
  })
  expectSilence()
})
