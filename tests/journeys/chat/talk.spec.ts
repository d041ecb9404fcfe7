import { type BrandCode, loadBrand } from '@consoeurs/brand'
import { expect, type Page, test } from '@playwright/test'
import { messagesText } from '../../../apps/web/app/features/chat/messages/messages.text.ts'
import { talkText } from '../../../apps/web/app/text/talk.ts'
import { asks } from '../evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from '../evening/browsers.ts'
import { smallPicture } from '../evening/pictures.ts'
import { hasOnce, opensThread, seesTyping, writes } from '../evening/writes.ts'
import { beginTalk } from '../talk/begins-a-talk.ts'

/** What says it, not what quotes it. */
const bubble = (page: Page, text: string) =>
  page.locator('[data-hook~="bubble"]').filter({ has: page.locator('.written', { hasText: text }) })
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** With a mouse: the button that shows beside the words. */
async function opensTools(page: Page, text: string): Promise<void> {
  await bubble(page, text).hover()
  await bubble(page, text)
    .getByRole('button', { name: /^Options d/ })
    .click()
}

/** With a finger: it rests on the words. */
async function holds(page: Page, text: string): Promise<void> {
  const box = await bubble(page, text).boundingBox()
  if (box === null) throw new Error(`« ${text} » is not on the screen`)
  const touch = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + 20, y: box.y + 12 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect(page.locator('[data-hook~="tools"]')).toBeVisible()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

test('two members edit messages, reply, and see each change live @one-desk', async ({ browser }, { project }) => {
  test.setTimeout(120_000)
  const brand = await loadBrand(project.metadata.brand as BrandCode)
  const [love] = brand.reactions
  const camille = await opensBrowser(browser, 'phone')
  const ines = await opensBrowser(browser, 'desk')
  const stamp = `${Date.now()}`.slice(-6)
  const usernames = await beginTalk({
    one: { page: camille.page, name: 'Camille' },
    other: { page: ines.page, name: 'Inès' },
  })
  await opensThread(camille.page, usernames.other)
  await opensThread(ines.page, usernames.one)

  await test.step('Inès edits a message; her draft is unchanged', async () => {
    await writes(ines.page, 'Camille', `Jeudi a 19 h ${stamp}`)
    await hasOnce(camille.page, `Jeudi a 19 h ${stamp}`)
    await ines.page.getByLabel(messagesText.field('Camille')).fill('Plus tard')
    await opensTools(ines.page, `Jeudi a 19 h ${stamp}`)
    await tool(ines.page, talkText.edit).click()
    const field = ines.page.getByLabel(messagesText.field('Camille'))
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(`Jeudi a 19 h ${stamp}`)
    await field.fill(`Jeudi à 20 h ${stamp}`)
    await tool(ines.page, talkText.save).click()
    await expect(bubble(camille.page, `Jeudi à 20 h ${stamp}`)).toContainText(talkText.edited)
    await expect(field).toHaveValue('Plus tard')
    await field.fill('')
  })

  await test.step('Camille opens the menu by a long press, reacts, and replies', async () => {
    await holds(camille.page, `Jeudi à 20 h ${stamp}`)
    await camille.page.getByRole('button', { name: love?.label ?? '', exact: true }).click()
    await expect(bubble(ines.page, `Jeudi à 20 h ${stamp}`).locator('[data-hook~="reaction-chip"]')).toContainText(
      love?.emoji ?? '',
    )
    await holds(camille.page, `Jeudi à 20 h ${stamp}`)
    await tool(camille.page, talkText.answer).click()
    await expect(camille.page.getByText(talkText.answering('Inès'))).toBeVisible()
    await writes(camille.page, 'Inès', `Avec joie ${stamp}`)
    await expect(bubble(ines.page, `Avec joie ${stamp}`).locator('[data-hook~="quote"]')).toContainText('Jeudi à 20 h')
    await bubble(ines.page, `Avec joie ${stamp}`).locator('[data-hook~="quote"]').click()
    await expect(ines.page.locator('[data-row]:focus')).toContainText(`Jeudi à 20 h ${stamp}`)
  })

  await test.step('Inès deletes it: both see the placeholder, in the thread and in the quotation', async () => {
    await opensTools(ines.page, `Jeudi à 20 h ${stamp}`)
    await expect(ines.page.getByRole('button', { name: talkText.remove, exact: true })).toBeVisible()
    await tool(ines.page, talkText.remove).click()
    await ines.page.getByRole('dialog').getByRole('button', { name: messagesText.delete.confirm, exact: true }).click()
    await expect(bubble(camille.page, `Avec joie ${stamp}`).locator('[data-hook~="quote"]')).toContainText(
      talkText.deleted,
    )
    await expect(camille.page.getByText(`Jeudi à 20 h ${stamp}`)).toHaveCount(0)
    await camille.page.reload()
    await expect(bubble(camille.page, `Avec joie ${stamp}`).locator('[data-hook~="quote"]')).toContainText(
      talkText.deleted,
    )
  })
  await expectSilence()
  for (const { context } of [camille, ines]) await context.close()
})

test('conflicting concurrent actions end with a clear message for both @one-brand', async ({ browser }) => {
  test.setTimeout(180_000)
  const camille = await opensBrowser(browser, 'phone')
  const ines = await opensBrowser(browser, 'desk')
  const usernames = await beginTalk({
    one: { page: camille.page, name: 'Camille' },
    other: { page: ines.page, name: 'Inès' },
  })
  await opensThread(camille.page, usernames.other)
  await opensThread(ines.page, usernames.one)
  await isAwake(camille.page)
  await isAwake(ines.page)

  await test.step('the quoted message is deleted meanwhile: the reply is sent, and quotes a deleted message', async () => {
    await writes(ines.page, 'Camille', 'Ou vendredi')
    await hasOnce(camille.page, 'Ou vendredi')
    await holds(camille.page, 'Ou vendredi')
    await tool(camille.page, talkText.answer).click()
    await opensTools(ines.page, 'Ou vendredi')
    await tool(ines.page, talkText.remove).click()
    await ines.page.getByRole('dialog').getByRole('button', { name: messagesText.delete.confirm, exact: true }).click()
    await expect(camille.page.locator('[data-hook~="send-about"]')).toContainText(talkText.deleted)
    await writes(camille.page, 'Inès', 'Tant pis')
    await expect(bubble(ines.page, 'Tant pis').locator('[data-hook~="quote"]')).toContainText(talkText.deleted)
  })

  await test.step('sending during an upload: the picture goes with the text once it is uploaded', async () => {
    const held = Promise.withResolvers<void>()
    await camille.page.route('**/api/uploads/**', async (route) => {
      await held.promise
      await route.continue()
    })
    const { page } = camille
    await page.locator('input[type=file]').setInputFiles({
      name: 'banc.jpg',
      mimeType: 'image/jpeg',
      buffer: await smallPicture('#2f7d4a'),
    })
    await expect(page.locator('[data-hook~="send-form"] [data-hook~="send-photos"] li')).toHaveCount(1)
    await expect(async () => {
      await writes(page, 'Inès', 'Le banc vert')
      await expect(bubble(page, 'Le banc vert')).toHaveCount(1, { timeout: 1000 })
    }).toPass()
    await expect(page.locator('[data-hook~="messages"] [data-hook~="send-photos"] img')).toBeVisible()
    await expect(page.locator('[data-hook~="send-form"] [data-hook~="send-photos"]')).toHaveCount(0)
    held.resolve()
    await hasOnce(ines.page, 'Le banc vert')
    await expect(ines.page.locator('[data-hook~="message-pictures"] img').first()).toBeVisible()
    await expect(page.locator('[data-hook~="messages"] [data-hook~="send-photos"]')).toHaveCount(0)
  })

  await test.step('a block while writing: it is reported, and the text stays in the field', async () => {
    const field = camille.page.getByLabel(messagesText.field('Inès'))
    await field.pressSequentially('Et samedi')
    await seesTyping(ines.page, 'Camille')
    await asks(ines.page, 'post', '/api/blocks', { username: usernames.one })
    await expect(ines.page.getByText(messagesText.typingName('Camille'))).toHaveCount(0)
    await expect(camille.page.getByText(messagesText.goneFromField)).toBeVisible()
    await tool(camille.page, talkText.send).click()
    await expect(field).toHaveValue('Et samedi')
    await expect(bubble(camille.page, 'Et samedi')).toHaveCount(0)
  })
  await expectSilence()
  for (const { context } of [camille, ines]) await context.close()
})

test('text typed before hydration is kept and sent @one-brand', async ({ browser, page }) => {
  const other = await opensBrowser(browser, 'phone')
  const usernames = await beginTalk({ one: { page: other.page, name: 'Oriane' }, other: { page, name: 'Perrine' } })
  await opensThread(other.page, usernames.other)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(`/messages/${usernames.one}`, { waitUntil: 'commit' })
  const field = page.getByLabel(messagesText.field('Oriane'))
  await field.fill('Le train de midi')
  scripts.resolve()
  const draft = `/api/drafts/${encodeURIComponent(`message:${usernames.one}`)}`
  const saved = async () => (await asks<{ draft: { text: string } | null }>(page, 'get', draft)).draft?.text
  await expect.poll(saved).toBe('Le train de midi')
  await expect(field).toHaveValue('Le train de midi')
  await tool(page, talkText.send).click()
  await hasOnce(other.page, 'Le train de midi')
  await other.context.close()
})
