import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type PlaywrightWorkerArgs, test } from '@playwright/test'
import { unsubscribeUrl } from '../../../apps/api/src/platform/delivery/unsubscribe-token.ts'
import { mailsText } from '../../../apps/web/app/text/pages/mails.ts'

const demo = { identifier: 'ines', password: 'consoeurs-demo-2026' }

interface Mailbox {
  playwright: PlaywrightWorkerArgs['playwright']
  brand: string
  publicUrl: string
}

/** The link of a mail that was written to her, who wants these mails again. */
async function linkOf({ playwright, brand, publicUrl }: Mailbox): Promise<string> {
  // A program of her own each time: one that kept its cookie would have to say where it comes from.
  const request = await playwright.request.newContext({ baseURL: publicUrl })
  const answer = await request.post('/api/auth/local', { data: demo })
  const { jwt, user } = (await answer.json()) as { jwt: string; user: { id: number } }
  const headers = { authorization: `Bearer ${jwt}` }
  const wanted = await request.put('/api/notifications/settings', { headers, data: { emailReminders: true } })
  expect(wanted.status()).toBe(200)
  await request.dispose()
  const folder = join(import.meta.dirname, '../../..', 'test-results', 'data', brand)
  const secret = readFileSync(join(folder, 'secret'), 'utf8').trim()
  return unsubscribeUrl({ userId: user.id, topic: 'reminders' }, { publicUrl, secret })
}

test('one click unsubscribes, from a page or from a mail program, without signing in @one-desk', async ({
  page,
  playwright,
  baseURL,
}, { project }) => {
  const mailbox: Mailbox = { playwright, brand: project.metadata.brand, publicUrl: baseURL ?? '' }
  const link = await linkOf(mailbox)
  await page.goto(link)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mailsText.ask.reminders.title)
  await expect(page.locator('body')).not.toContainText('Inès')
  await page.getByRole('button', { name: mailsText.stop }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mailsText.done.reminders.title)
  await expect(page.getByRole('link', { name: mailsText.undo })).toHaveAttribute('href', '/settings/notifications')

  const again = await linkOf(mailbox)
  const stranger = await playwright.request.newContext()
  const oneClick = await stranger.post(again, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
  expect(oneClick.status()).toBe(200)
  await page.goto(again)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mailsText.done.reminders.title)
  await linkOf(mailbox)
  await stranger.dispose()
})

test('a truncated link shows an explanation @one-brand', async ({ page }) => {
  const answer = await page.goto('/mails/desabonnement?jeton=1.reminders.abc')
  expect(answer?.status()).toBe(400)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mailsText.unknownTitle)
})
