import { expect, type Page, test } from '@playwright/test'
import { messageRequestText } from '../../../apps/web/app/features/chat/messages/message-request.text.ts'
import { messagesText } from '../../../apps/web/app/features/chat/messages/messages.text.ts'
import { voiceText } from '../../../apps/web/app/features/foundation/voice/voice.text.ts'
import { talkText } from '../../../apps/web/app/text/talk.ts'
import { joins } from '../evening/arrives.ts'
import { expectSilence, opensBrowser } from '../evening/browsers.ts'
import { hasOnce, opensThread, writes } from '../evening/writes.ts'
import { beginTalk, tells } from '../talk/begins-a-talk.ts'
import { beeping, withMicrophone } from './microphone.ts'

test.use({ launchOptions: async ({ launchOptions }, use) => use(beeping(launchOptions)) })

const tool = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const sent = (page: Page) => page.locator('[data-hook~="voice"][data-voice^="/files/"]')
const clock = (page: Page) => page.locator('[data-hook~="recorder-time"]')

async function records(page: Page, until: string): Promise<void> {
  await tool(page, talkText.recordVoice).click()
  await expect(clock(page)).toHaveText(until)
}

test('a member speaks to another, who listens, speeds up, reads and reports @one-brand', async ({ browser }) => {
  const camille = await opensBrowser(browser, 'phone', withMicrophone)
  const ines = await opensBrowser(browser, 'desk', withMicrophone)
  const usernames = await beginTalk({
    one: { page: camille.page, name: 'Camille' },
    other: { page: ines.page, name: 'Inès' },
  })
  await opensThread(camille.page, usernames.other)
  await opensThread(ines.page, usernames.one)

  await test.step('a recording that she throws away is not sent', async () => {
    await records(camille.page, '0:01')
    await tool(camille.page, voiceText.erase).click()
    await expect(tool(camille.page, talkText.recordVoice)).toBeVisible()
    await expect(camille.page.locator('[data-hook~="voice"]')).toHaveCount(0)
  })

  await test.step('Camille records, pauses, listens, goes on, writes what she says and sends', async () => {
    await records(camille.page, '0:02')
    await tool(camille.page, voiceText.hold).click()
    await tool(camille.page, voiceText.listen).click()
    await expect(tool(camille.page, voiceText.pause)).toBeVisible()
    await tool(camille.page, voiceText.resume).click()
    await expect(clock(camille.page)).toHaveText('0:04')
    await tool(camille.page, voiceText.hold).click()
    await camille.page.getByLabel(voiceText.transcript).fill('Je passe à huit heures.')
    await tool(camille.page, voiceText.send).click()
    await expect(sent(camille.page)).toHaveCount(1)
  })

  await test.step('Inès listens, faster, and reads on', async () => {
    const voice = sent(ines.page)
    await expect(voice).toHaveCount(1)
    await voice.getByRole('button', { name: /^Écouter le message vocal/ }).click()
    await expect(voice.getByRole('button', { name: voiceText.pause })).toBeVisible()
    await voice.getByRole('button', { name: voiceText.speed('1×') }).click()
    await expect(voice.getByRole('button', { name: voiceText.speed('1,5×') })).toBeVisible()
    await voice.getByText(voiceText.read).click()
    await expect(voice.getByText('Je passe à huit heures.')).toBeVisible()
    // It ends by itself.
    await expect(voice.getByRole('button', { name: /^Écouter le message vocal/ })).toBeVisible()
    const position = voice.getByRole('slider', { name: voiceText.position(voiceText.message) })
    await position.focus()
    await position.press('End')
    await expect(position).toHaveAttribute('aria-valuetext', /sur 0:0/)
  })

  await test.step('without a network a recording waits, and leaves once there is one', async () => {
    await camille.context.setOffline(true)
    await records(camille.page, '0:01')
    await tool(camille.page, voiceText.send).click()
    await expect(camille.page.getByText(talkText.waitsForNetwork)).toBeVisible()
    await expect(sent(camille.page)).toHaveCount(1)
    await camille.context.setOffline(false)
    await expect(sent(camille.page)).toHaveCount(2)
    await expect(sent(ines.page)).toHaveCount(2)
  })

  await test.step('Inès reports what she heard', async () => {
    await sent(ines.page).first().hover()
    await sent(ines.page)
      .first()
      .getByRole('button', { name: /^Options d/ })
      .click()
    await ines.page.getByRole('button', { name: talkText.report }).click()
    await expect(ines.page.getByRole('dialog')).toBeVisible()
  })
  expectSilence()
})

test('a refused microphone is explained @one-desk', async ({ browser }) => {
  const camille = await opensBrowser(browser, 'desk', withMicrophone)
  const ines = await opensBrowser(browser, 'desk')
  const usernames = await beginTalk({
    one: { page: camille.page, name: 'Camille' },
    other: { page: ines.page, name: 'Inès' },
  })
  await camille.page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await opensThread(camille.page, usernames.other)
  await tool(camille.page, talkText.recordVoice).click()
  await expect(camille.page.getByRole('alert').getByText(voiceText.refused)).toBeVisible()
  await tool(camille.page, voiceText.close).click()
  await expect(tool(camille.page, talkText.recordVoice)).toBeVisible()
  expectSilence()
})

test('a voice of someone new is not sent before the request is accepted, and is covered after it @one-brand', async ({
  browser,
}) => {
  const camille = await opensBrowser(browser, 'phone', withMicrophone)
  const ines = await opensBrowser(browser, 'desk')
  const email = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@exemple.test`
  const password = 'sept mouettes sur le quai'
  const { username: from } = await joins(camille.page, { name: 'Camille', email: email('camille'), password })
  const { username: to } = await joins(ines.page, { name: 'Inès', email: email('ines'), password })

  await test.step('her request is written: no microphone is offered', async () => {
    await opensThread(camille.page, to)
    await expect(tool(camille.page, talkText.recordVoice)).toHaveCount(0)
    await writes(camille.page, 'Inès', 'Bonjour, on se connaît ?')
    await expect(camille.page.getByText(messagesText.waiting)).toBeVisible()
    await expect(tool(camille.page, talkText.recordVoice)).toHaveCount(0)
  })

  await test.step('Inès accepts without a word; then Camille speaks', async () => {
    await opensThread(ines.page, from)
    await hasOnce(ines.page, 'Bonjour, on se connaît ?')
    await ines.page.getByRole('button', { name: messageRequestText.accept }).click()
    await expect(ines.page.getByLabel(messagesText.field('Camille'))).toBeVisible()
    await records(camille.page, '0:01')
    await tool(camille.page, voiceText.send).click()
    await expect(sent(camille.page)).toHaveCount(1)
  })

  await test.step('for Inès it is covered, and nothing of it is fetched', async () => {
    const fetched: string[] = []
    ines.page.on('request', (request) => {
      if (request.url().endsWith('.m4a')) fetched.push(request.url())
    })
    await expect(ines.page.getByText(messagesText.coveredVoice)).toBeVisible()
    await opensThread(ines.page, from)
    await expect(ines.page.getByText(messagesText.coveredVoice)).toBeVisible()
    await expect(sent(ines.page)).toHaveCount(0)
    expect(fetched).toEqual([])
  })

  await test.step('her answer uncovers it', async () => {
    await tells(ines.page, from, 'Je t’écoute.')
    await hasOnce(ines.page, 'Je t’écoute.')
    await expect(sent(ines.page)).toHaveCount(1)
    await expect(ines.page.getByText(messagesText.coveredVoice)).toHaveCount(0)
  })
  expectSilence()
})
