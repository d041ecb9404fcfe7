import { expect, type Page, test } from '@playwright/test'
import { conversationChoicesText } from '../../../apps/web/app/features/chat/messages/conversation-choices.text.ts'
import { conversationListText } from '../../../apps/web/app/features/chat/messages/list/conversation-list.text.ts'
import { messagesText } from '../../../apps/web/app/features/chat/messages/messages.text.ts'
import { muteSpansText } from '../../../apps/web/app/features/chat/talk/mute-spans.text.ts'
import { talkText } from '../../../apps/web/app/text/talk.ts'
import { joins } from '../evening/arrives.ts'
import { asks } from '../evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from '../evening/browsers.ts'
import { hasOnce, opensThread, writes } from '../evening/writes.ts'
import { beginTalk, tells } from '../talk/begins-a-talk.ts'
import { fillsTalk } from '../talk/fills-a-talk.ts'

const password = 'un mot de passe solide 2026'

async function newMember(page: Page, name: string) {
  return joins(page, { name, email: `${name.toLowerCase()}.${Date.now()}@exemple.fr`, password })
}

test('a member searches, archives and mutes conversations, and continues a draft on another device @one-brand', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const phone = await opensBrowser(browser, 'phone')
  const other = await opensBrowser(browser, 'desk')
  await newMember(phone.page, 'Maud')
  const maud = phone.page
  const lise = await newMember(other.page, 'Lise')
  const me = await (await maud.request.get('/api/users/me')).json()
  await test.step('a first sentence is proposed, and written into the field, not sent', async () => {
    const field = other.page.getByRole('textbox', { name: messagesText.field('Maud') })
    await other.page.goto(`/messages/${me.username}`)
    await isAwake(other.page)
    await field.fill('À bientôt.')
    const opener = other.page.locator('a[href*="?mot="]').first()
    const words = (await opener.textContent()) ?? ''
    await opener.click()
    await expect(field).toHaveValue(`${words}\nÀ bientôt.`)
    await field.fill('')
    // As a link from elsewhere, and without scripts.
    await other.page.goto(`/messages/${me.username}?mot=Bonjour`)
    await expect(field).toHaveValue('Bonjour')
    await isAwake(other.page)
    await expect(field).toHaveValue('Bonjour')
    await field.fill('')
  })
  await tells(other.page, me.username, 'On plante les fèves à la Sainte-Cécile ?')
  await tells(maud, lise.username, 'Oui, dès dimanche.')
  await tells(other.page, me.username, 'Je t’apporte des graines.')
  const row = maud.locator('[data-hook~="conversation"]', { hasText: 'Lise' })

  await test.step('a search without accents leads to the message in its context', async () => {
    await maud.goto('/messages')
    await isAwake(maud)
    await maud.getByRole('searchbox').fill('FEVES cecile')
    await maud.getByRole('link', { name: /On plante les/ }).click()
    await expect(maud).toHaveURL(/message=1$/)
    await expect(maud.locator('[data-row="1"]')).toBeFocused()
    await maud.goto('/messages?q=feves')
    await expect(maud.getByRole('link', { name: /On plante les/ })).toBeVisible()
  })

  await test.step('an archived conversation leaves the list, and returns with the next message', async () => {
    await opensThread(maud, lise.username)
    await isAwake(maud)
    await maud.getByRole('button', { name: messagesText.options('Lise') }).click()
    await maud.getByRole('button', { name: conversationChoicesText.archive }).click()
    await expect(maud.getByText(conversationChoicesText.archived)).toBeVisible()
    await maud.goto('/messages')
    await expect(row).toHaveCount(0)
    await maud.getByRole('button', { name: messagesText.boxMenu(messagesText.boxes.inbox) }).click()
    await maud.locator('[data-hook~="menu-item"]').filter({ hasText: messagesText.boxes.archived }).click()
    await expect(row).toBeVisible()
    await maud.getByRole('link', { name: conversationListText.seeAll }).click()
    await tells(other.page, me.username, 'Tu es là ?')
    await expect(row).toContainText('Tu es là ?')
  })

  await test.step('a muted conversation is marked, and still shows new messages', async () => {
    await row.click()
    await hasOnce(maud, 'Tu es là ?')
    await maud.getByRole('button', { name: messagesText.options('Lise') }).click()
    await maud.getByRole('button', { name: conversationChoicesText.mute }).click()
    await maud.getByRole('button', { name: muteSpansText.spans['8h'] }).click()
    await expect(maud.getByText(conversationChoicesText.muted)).toBeVisible()
    await maud.goto('/messages')
    await tells(other.page, me.username, 'Sans bruit')
    await expect(row).toContainText('Sans bruit')
    await expect(row).toContainText(messagesText.quiet)
    expect((await (await maud.request.get('/api/counters')).json()).nbMessagesUnread).toBe(0)
  })

  await test.step('a draft from one tab appears in the other, and is sent once', async () => {
    const second = await phone.context.newPage()
    await opensThread(maud, lise.username)
    await opensThread(second, lise.username)
    await isAwake(maud)
    await isAwake(second)
    const kept = maud.waitForResponse((answer) => answer.url().includes('/api/drafts/') && answer.ok())
    await maud.getByLabel(messagesText.field('Lise')).fill('Je viens avec la bêche')
    await expect(second.getByLabel(messagesText.field('Lise'))).toHaveValue('Je viens avec la bêche')
    await kept
    // Another device of hers: signed in, with nothing of what the first one keeps for itself.
    const { cookies } = await phone.context.storageState()
    const device = await opensBrowser(browser, 'desk', { storageState: { cookies, origins: [] } })
    await device.page.goto('/messages')
    await expect(device.page.locator('[data-hook~="conversation"]', { hasText: 'Lise' })).toContainText(
      'Je viens avec la bêche',
    )
    await opensThread(device.page, lise.username)
    await expect(device.page.getByLabel(messagesText.field('Lise'))).toHaveValue('Je viens avec la bêche')
    await writes(second, 'Lise', 'Je viens avec la bêche')
    await hasOnce(maud, 'Je viens avec la bêche')
    await expect(maud.getByLabel(messagesText.field('Lise'))).toHaveValue('')
    await expect(device.page.getByLabel(messagesText.field('Lise'))).toHaveValue('')
    await device.context.close()
  })
  expectSilence()
})

test('an old message is shown in its context, and one click leads to the newest @one-brand', async ({
  browser,
}, info) => {
  const phone = await opensBrowser(browser, 'phone')
  const other = await opensBrowser(browser, 'desk')
  const usernames = await beginTalk({
    one: { page: phone.page, name: 'Ysé' },
    other: { page: other.page, name: 'Blanche' },
  })
  const { page } = phone
  const { conversation } = await asks<{ conversation: { id: number } }>(
    page,
    'get',
    `/api/conversations/with/${usernames.other}`,
  )
  await fillsTalk(conversation.id, 600, info)
  const letter = (seq: number) => page.locator(`[data-row="${seq}"]`)
  // Two messages began the talk.
  const last = 602

  await page.goto(`/messages/${usernames.other}?message=103`)
  await isAwake(page)
  await expect(letter(103)).toBeFocused()
  await expect(letter(last)).toHaveCount(0)
  await letter(127).scrollIntoViewIfNeeded()
  await expect(letter(160)).toBeAttached()
  await expect(letter(103)).toBeAttached()

  await tells(other.page, usernames.one, 'Tu lis encore nos vieilles lettres ?')
  await expect(page.getByRole('button', { name: talkText.toEnd(0) })).toBeVisible()
  await expect(letter(last + 1)).toHaveCount(0)
  await page.getByRole('button', { name: talkText.toEnd(0) }).click()
  await hasOnce(page, 'Tu lis encore nos vieilles lettres ?')
  await expect(letter(last + 1)).toBeInViewport()
  await expect(letter(103)).toHaveCount(0)

  await page.goto(`/messages/${usernames.other}?message=3`)
  await isAwake(page)
  await expect(letter(3)).toBeFocused()
  await writes(page, 'Blanche', 'Oui, et je ris toute seule.')
  await hasOnce(page, 'Oui, et je ris toute seule.')
  await hasOnce(page, 'Tu lis encore nos vieilles lettres ?')
  expectSilence()
  await phone.context.close()
  await other.context.close()
})
