import { loadBrand } from '@consoeurs/brand'
import { expect, type Page, test } from '@playwright/test'
import { spokenAnswerText } from '../../../apps/web/app/features/account/settings/spoken-answer.text.ts'
import { messagesText } from '../../../apps/web/app/features/chat/messages/messages.text.ts'
import { voiceText } from '../../../apps/web/app/features/foundation/voice/voice.text.ts'
import { profilesText } from '../../../apps/web/app/text/profiles.ts'
import { joins } from '../evening/arrives.ts'
import { asks } from '../evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from '../evening/browsers.ts'
import { hasOnce, opensThread, writes } from '../evening/writes.ts'
import { beeping, withMicrophone } from './microphone.ts'

test.use({ launchOptions: async ({ launchOptions }, use) => use(beeping(launchOptions)) })

const password = 'sept mouettes sur le quai'
const answer = 'Marché, sieste, puis plus rien jusqu’au soir.'

const comes = async (page: Page, name: string) =>
  (
    await joins(page, {
      name,
      email: `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@exemple.test`,
      password,
    })
  ).username
const quote = (page: Page) => page.locator('[data-hook~="profile-quote"]')
const composed = (page: Page) => page.locator('[data-hook~="composer-quote"]')

test('a first message quotes an answer of the profile, and what waited without a network keeps it @one-brand', async ({
  browser,
}, { project }) => {
  const { profileQuestions } = await loadBrand(project.metadata.brand)
  const [question] = profileQuestions
  const ada = await opensBrowser(browser, 'phone')
  const noor = await opensBrowser(browser, 'desk')
  const from = await comes(ada.page, 'Ada')
  const to = await comes(noor.page, 'Noor')
  await asks(noor.page, 'patch', '/api/members/me', { answers: { [question?.id ?? '']: answer } })

  await test.step('Ada removes the quotation, then answers after all', async () => {
    await ada.page.goto(`/p/${to}`)
    await isAwake(ada.page)
    await ada.page.getByRole('link', { name: profilesText.answerHer }).click()
    await expect(composed(ada.page)).toContainText(answer)
    await ada.page.getByRole('button', { name: messagesText.profileQuote.remove }).click()
    await expect(composed(ada.page)).toHaveCount(0)
    await ada.page.goto(`/p/${to}`)
    await isAwake(ada.page)
    await ada.page.getByRole('link', { name: profilesText.answerHer }).click()
    await expect(composed(ada.page)).toContainText(question?.label ?? '')
  })

  await test.step('without a network it waits, and leaves with its quotation', async () => {
    await isAwake(ada.page)
    await ada.context.setOffline(true)
    await writes(ada.page, 'Noor', 'Quel marché ?')
    await expect(quote(ada.page)).toContainText(answer)
    await expect(composed(ada.page)).toHaveCount(0)
    await ada.context.setOffline(false)
    await expect(ada.page.getByText(messagesText.waiting)).toBeVisible()
  })

  await test.step('Noor reads what Ada answers in her request', async () => {
    await opensThread(noor.page, from)
    await hasOnce(noor.page, 'Quel marché ?')
    await expect(quote(noor.page)).toContainText(answer)
    await expect(quote(noor.page)).toContainText(question?.label ?? '')
  })
  expectSilence()
})

test('a member says an answer aloud, others hear it on her profile, and she takes it away @one-brand', async ({
  browser,
}, { project }) => {
  const { profileQuestions } = await loadBrand(project.metadata.brand)
  const ada = await opensBrowser(browser, 'phone', withMicrophone)
  const noor = await opensBrowser(browser, 'desk')
  const username = await comes(ada.page, 'Ada')
  await comes(noor.page, 'Noor')
  const said = 'Le marché, puis la sieste.'
  const editor = ada.page.locator('[data-hook~="spoken-answer"]')
  const button = (name: string) => editor.getByRole('button', { name, exact: true })

  await test.step('Ada chooses a question, records and writes what she says', async () => {
    await ada.page.goto('/settings/profil/voix')
    await isAwake(ada.page)
    await editor.getByLabel(spokenAnswerText.question).selectOption({ label: profileQuestions[1]?.label ?? '' })
    await button(spokenAnswerText.record).click()
    await expect(editor.locator('[data-hook~="recorder-time"]')).toHaveText('0:02')
    await button(voiceText.hold).click()
    await editor.getByLabel(voiceText.transcript).fill(said)
    await button(spokenAnswerText.give).click()
    await expect(editor.locator('[data-hook~="voice"]')).toBeVisible()
    await expect(editor.getByText(profileQuestions[1]?.label ?? '')).toBeVisible()
  })

  await test.step('Noor listens and reads on the profile', async () => {
    await noor.page.goto(`/p/${username}`)
    await isAwake(noor.page)
    const voice = noor.page.locator('[data-hook~="voice"]')
    await voice.getByRole('button', { name: /^Écouter/ }).click()
    await expect(voice.getByRole('button', { name: voiceText.pause })).toBeVisible()
    await voice.getByText(voiceText.read).click()
    await expect(voice.getByText(said)).toBeVisible()
  })

  await test.step('Ada takes it away', async () => {
    await button(spokenAnswerText.remove).click()
    await expect(editor.locator('[data-hook~="voice"]')).toHaveCount(0)
    await noor.page.reload()
    await expect(noor.page.locator('[data-hook~="profile-body"]')).toBeVisible()
    await expect(noor.page.locator('[data-hook~="voice"]')).toHaveCount(0)
  })
  expectSilence()
})
