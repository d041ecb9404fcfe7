import { type BrowserContext, expect, type Page } from '@playwright/test'
import { messageRequestText } from '../../../apps/web/app/features/chat/messages/message-request.text.ts'
import { messagesText } from '../../../apps/web/app/features/chat/messages/messages.text.ts'
import { talkText } from '../../../apps/web/app/text/talk.ts'

const field = (page: Page, name: string) => page.getByLabel(messagesText.field(name))

export async function writes(page: Page, to: string, text: string): Promise<void> {
  await field(page, to).fill(text)
  await page.getByRole('button', { name: talkText.send, exact: true }).click()
}

const bubble = (page: Page, text: string) => page.locator('[data-hook~="bubble"]', { hasText: text })

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

/** Types without sending until the other page shows it: a typing indicator may be lost, and is repeated while she types. */
export async function typesUntilSeen(typist: { page: Page; to: string }, reader: { page: Page; sees: string }) {
  await expect(async () => {
    await field(typist.page, typist.to).pressSequentially('Attends ')
    await expect(reader.page.getByText(messagesText.typingName(reader.sees))).toBeAttached({ timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
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
