import { type BrowserContext, expect, type Page } from '@playwright/test'
import { messageRequestText } from '../../../apps/web/app/text/message-request.ts'
import { messagesText } from '../../../apps/web/app/text/messages.ts'
import { talkText } from '../../../apps/web/app/text/talk.ts'

const field = (page: Page, name: string) => page.getByLabel(messagesText.field(name))

export async function writes(page: Page, to: string, text: string): Promise<void> {
  await field(page, to).fill(text)
  await page.getByRole('button', { name: talkText.send, exact: true }).click()
}

const bubble = (page: Page, text: string) => page.locator('.bub', { hasText: text })

/** The message stands in the thread, once. */
export async function hasOnce(page: Page, text: string): Promise<void> {
  await expect(bubble(page, text)).toHaveCount(1)
}

export async function opensThread(page: Page, username: string): Promise<void> {
  await page.goto(`/messages/${username}`)
}

/** The first message waits in « Demandes » until she accepts. */
export async function acceptsRequest(
  page: Page,
  from: { name: string; username: string },
  text: string,
): Promise<void> {
  await page.goto('/messages')
  await page
    .getByRole('link', { name: /Demandes|demande/ })
    .first()
    .click()
  // Until they have come, the list is still that of the conversations.
  await expect(page).toHaveURL(/boite=demandes/)
  await page
    .getByRole('link', { name: new RegExp(from.name) })
    .first()
    .click()
  await hasOnce(page, text)
  await page.getByRole('button', { name: messageRequestText.accept }).click()
  await expect(field(page, from.name)).toBeVisible()
}

export async function seesTyping(page: Page, name: string): Promise<void> {
  await expect(page.getByText(messagesText.typingName(name))).toBeAttached()
}

/** One keystroke after another, as a hand does, without sending. */
export async function startsTyping(page: Page, to: string): Promise<void> {
  await field(page, to).pressSequentially('Attends')
}

export async function seesRead(page: Page): Promise<void> {
  await expect(page.getByText(/^Lu/).first()).toBeVisible()
}

/** The network goes in the middle of a message: it waits, and leaves once when the network is back. */
export async function writesThroughACut(page: Page, context: BrowserContext, to: string, text: string): Promise<void> {
  await field(page, to).fill(text)
  await context.setOffline(true)
  await page.getByRole('button', { name: talkText.send, exact: true }).click()
  await expect(page.getByText(talkText.waitsForNetwork)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(talkText.waitsForNetwork)).toHaveCount(0)
  await hasOnce(page, text)
}
