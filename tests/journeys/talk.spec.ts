import { type BrandCode, loadBrand } from '@consoeurs/brand'
import { expect, type Page, test } from '@playwright/test'
import { messagesText } from '../../apps/web/app/text/messages.ts'
import { talkText } from '../../apps/web/app/text/talk.ts'
import { asks } from './evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from './evening/browsers.ts'
import { smallPicture } from './evening/pictures.ts'
import { hasOnce, opensThread, seesTyping, writes } from './evening/writes.ts'
import { beginTalk } from './talk/begins-a-talk.ts'

/** What says it, not what quotes it. */
const bubble = (page: Page, text: string) =>
  page.locator('.bub').filter({ has: page.locator('.written', { hasText: text }) })
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
  await expect(page.locator('.tools')).toBeVisible()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

test('two women change what they said, answer each other, and see it at once @one-desk', async ({ browser }, {
  project,
}) => {
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

  await test.step('Inès edits what she wrote; her draft waits untouched', async () => {
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

  await test.step('Camille holds it under her finger, reacts, and answers it', async () => {
    await holds(camille.page, `Jeudi à 20 h ${stamp}`)
    await camille.page.getByRole('button', { name: love?.label ?? '', exact: true }).click()
    await expect(bubble(ines.page, `Jeudi à 20 h ${stamp}`).locator('.re-chip')).toContainText(love?.emoji ?? '')
    await holds(camille.page, `Jeudi à 20 h ${stamp}`)
    await tool(camille.page, talkText.answer).click()
    await expect(camille.page.getByText(talkText.answering('Inès'))).toBeVisible()
    await writes(camille.page, 'Inès', `Avec joie ${stamp}`)
    await expect(bubble(ines.page, `Avec joie ${stamp}`).locator('.quote')).toContainText('Jeudi à 20 h')
    await bubble(ines.page, `Avec joie ${stamp}`).locator('.quote').click()
    await expect(ines.page.locator('[data-row]:focus')).toContainText(`Jeudi à 20 h ${stamp}`)
  })

  await test.step('Inès deletes it: both read that it is gone, in its place and where it is quoted', async () => {
    await opensTools(ines.page, `Jeudi à 20 h ${stamp}`)
    await expect(ines.page.getByRole('button', { name: talkText.remove, exact: true })).toBeVisible()
    await tool(ines.page, talkText.remove).click()
    await ines.page.getByRole('dialog').getByRole('button', { name: messagesText.delete.confirm, exact: true }).click()
    await expect(bubble(camille.page, `Avec joie ${stamp}`).locator('.quote')).toContainText(talkText.deleted)
    await expect(camille.page.getByText(`Jeudi à 20 h ${stamp}`)).toHaveCount(0)
    await camille.page.reload()
    await expect(bubble(camille.page, `Avec joie ${stamp}`).locator('.quote')).toContainText(talkText.deleted)
  })
  await expectSilence()
  for (const { context } of [camille, ines]) await context.close()
})

test('what one does while the other writes ends in words that both understand @one-brand', async ({ browser }) => {
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

  await test.step('what she is answering is deleted meanwhile: her answer leaves, and says what it answers is gone', async () => {
    await writes(ines.page, 'Camille', 'Ou vendredi')
    await hasOnce(camille.page, 'Ou vendredi')
    await holds(camille.page, 'Ou vendredi')
    await tool(camille.page, talkText.answer).click()
    await opensTools(ines.page, 'Ou vendredi')
    await tool(ines.page, talkText.remove).click()
    await ines.page.getByRole('dialog').getByRole('button', { name: messagesText.delete.confirm, exact: true }).click()
    await expect(camille.page.locator('.send-about')).toContainText(talkText.deleted)
    await writes(camille.page, 'Inès', 'Tant pis')
    await expect(bubble(ines.page, 'Tant pis').locator('.quote')).toContainText(talkText.deleted)
  })

  await test.step('she sends while a picture is still on its way: it goes with her words once it is there', async () => {
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
    await expect(page.locator('.send-form .send-photos li')).toHaveCount(1)
    await expect(async () => {
      await writes(page, 'Inès', 'Le banc vert')
      await expect(bubble(page, 'Le banc vert')).toHaveCount(1, { timeout: 1000 })
    }).toPass()
    await expect(page.locator('.msgs .send-photos img')).toBeVisible()
    await expect(page.locator('.send-form .send-photos')).toHaveCount(0)
    held.resolve()
    await hasOnce(ines.page, 'Le banc vert')
    await expect(ines.page.locator('.th-pic img').first()).toBeVisible()
    await expect(page.locator('.msgs .send-photos')).toHaveCount(0)
  })

  await test.step('a block comes while she writes: it is said, and her words stay in the field', async () => {
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
