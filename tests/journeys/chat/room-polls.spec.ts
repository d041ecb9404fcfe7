import type { GroupInvited } from '@consoeurs/contract'
import { expect, type Page, test } from '@playwright/test'
import { roomPollText } from '../../../apps/web/app/features/chat/rooms/room-poll.text.ts'
import { roomToolsText } from '../../../apps/web/app/features/chat/rooms/room-tools.text.ts'
import { pollSheetText } from '../../../apps/web/app/features/chat/talk/poll/poll-sheet.text.ts'
import { pollText } from '../../../apps/web/app/features/publishing/polls/poll.text.ts'
import { pollFieldsText } from '../../../apps/web/app/text/poll-fields.ts'
import { talkText } from '../../../apps/web/app/text/talk.ts'
import { asks } from '../evening/asks.ts'
import { dialogsAreGone, expectSilence, isAwake, opensBrowser } from '../evening/browsers.ts'
import { expectUsable } from '../evening/usable.ts'
import { isReady } from '../installed/device.ts'
import { joinsCommunity, opensRoom } from '../rooms/opens-a-room.ts'
import { signsInAs } from '../rounds/visits.ts'

test.use({ serviceWorkers: 'allow' })

const row = (page: Page, text: string) => page.locator('[data-hook~="room-message"]').filter({ hasText: text })
const results = (page: Page, text: string) => row(page, text).locator('[data-hook~="poll"]').getByRole('listitem')
const choice = (page: Page, text: string, name: string) => row(page, text).getByRole('button', { name, exact: true })

async function goesIn(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isAwake(page)
}

interface Question {
  question: string
  choices: [string, string]
  named?: boolean
}

async function asksTheRoom(page: Page, { question, choices, named = false }: Question): Promise<void> {
  await page.getByRole('button', { name: talkText.attach }).click()
  await page.locator('[data-hook~="menu-item"]').filter({ hasText: talkText.attachPoll }).click()
  await page.getByLabel(pollSheetText.question).fill(question)
  for (const [index, text] of choices.entries())
    await page.getByRole('textbox', { name: pollFieldsText.choice(index + 1) }).fill(text)
  if (named) await page.getByLabel(pollFieldsText.named).check()
  await expectUsable(page)
  await page.getByRole('button', { name: pollSheetText.send }).click()
  await dialogsAreGone(page)
}

test('a group answers a poll, live, also without a network; its author ends it', async ({ browser }) => {
  test.setTimeout(180_000)
  const camille = await opensBrowser(browser, 'phone')
  const ines = await opensBrowser(browser, 'phone')
  await signsInAs(camille.page, 'camille')
  await signsInAs(ines.page, 'ines')
  const name = `Marche ${crypto.randomUUID().slice(0, 6)}`
  const group = { clientId: crypto.randomUUID(), name, usernames: ['ines', 'maud'] }
  const created = await asks<GroupInvited>(camille.page, 'post', '/api/groups', group)
  const { slug } = created.group.room
  await asks(ines.page, 'post', `/api/groups/${slug}/accept`, {})
  const path = `/messages/groupe/${slug}`
  for (const { page } of [camille, ines]) await goesIn(page, path)
  const question = 'On part à quelle heure ?'

  await test.step('the question is asked by the « + » of the field', async () => {
    await camille.page.getByRole('button', { name: talkText.attach }).click()
    await camille.page.locator('[data-hook~="menu-item"]').filter({ hasText: talkText.attachPoll }).click()
    await camille.page.getByRole('button', { name: pollSheetText.send }).click()
    await expect(camille.page.getByText(pollSheetText.noQuestion)).toBeVisible()
    await camille.page.keyboard.press('Escape')
    await dialogsAreGone(camille.page)
    await asksTheRoom(camille.page, { question, choices: ['À l’aube', 'À dix heures'] })
    await expect(row(ines.page, question).getByText(pollText.secret)).toBeVisible()
  })

  await test.step('votes are counted live, and results stay hidden before the own vote', async () => {
    await choice(camille.page, question, 'À l’aube').click()
    await expect(results(camille.page, question)).toHaveText([/100/, /0/])
    await expect(row(ines.page, question).getByText(/^1 vote,/)).toBeVisible()
    await expect(results(ines.page, question)).toHaveCount(0)
    await expectUsable(ines.page)
  })

  await test.step('a vote without a network waits', async () => {
    await isReady(ines.page)
    await ines.page.waitForLoadState('networkidle')
    await ines.context.setOffline(true)
    await choice(ines.page, question, 'À dix heures').click()
    await expect(row(ines.page, question).getByText(pollText.waits)).toBeVisible()
    await ines.context.setOffline(false)
    await expect(results(ines.page, question)).toHaveText([/50/, /50/])
    await expect(results(camille.page, question)).toHaveText([/50/, /50/])
  })

  await test.step('it changes', async () => {
    await row(ines.page, question).getByRole('button', { name: pollText.change }).click()
    await choice(ines.page, question, 'À l’aube').click()
    await expect(results(camille.page, question)).toHaveText([/100/, /0/])
  })

  await test.step('the question is no longer edited; its author ends the poll for all', async () => {
    // A long press on a phone.
    await row(camille.page, question)
      .getByRole('button', { name: /^Options d/ })
      .dispatchEvent('click')
    await expect(camille.page.getByText(talkText.copy, { exact: true })).toBeVisible()
    await expect(camille.page.getByText(talkText.edit, { exact: true })).toHaveCount(0)
    await camille.page.keyboard.press('Escape')
    await dialogsAreGone(camille.page)
    await row(camille.page, question).getByRole('button', { name: roomPollText.end }).click()
    await camille.page.getByRole('dialog').getByRole('button', { name: roomPollText.endQuestion.confirmLabel }).click()
    await expect(row(ines.page, question).getByText('2 votes, sondage terminé.')).toBeVisible()
    await expect(row(ines.page, question).getByRole('button', { name: pollText.change })).toHaveCount(0)
    await expectUsable(camille.page)
  })

  await test.step('a question without a network waits in the thread; lists say that it is a poll', async () => {
    await camille.page.waitForLoadState('networkidle')
    await camille.context.setOffline(true)
    await asksTheRoom(camille.page, { question: 'Qui prend le thé ?', choices: ['Moi', 'Pas moi'] })
    await expect(row(camille.page, 'Qui prend le thé ?').getByText('Pas moi')).toBeVisible()
    await camille.context.setOffline(false)
    await expect(choice(ines.page, 'Qui prend le thé ?', 'Pas moi')).toBeVisible()
    await goesIn(ines.page, '/messages')
    await expect(ines.page.locator('[data-group]').filter({ hasText: name })).toContainText(
      talkText.poll('Qui prend le thé ?'),
    )
  })
  expectSilence()
})

test('in a room, a poll with names lists who voted, and goes with its message @one-desk', async ({ browser }) => {
  test.setTimeout(180_000)
  const owner = await opensBrowser(browser, 'desk')
  const lise = await opensBrowser(browser, 'phone')
  const room = await opensRoom(owner.page)
  await joinsCommunity(owner.page, lise.page, room.community, 'Lise')
  await goesIn(owner.page, room.path)
  await goesIn(lise.page, room.path)
  const question = 'Soupe ou salade ?'
  await asksTheRoom(owner.page, { question, choices: ['Soupe', 'Salade'], named: true })
  await expect(row(lise.page, question).getByText(pollText.named)).toBeVisible()
  await choice(owner.page, question, 'Soupe').click()
  await choice(lise.page, question, 'Salade').click()
  await expect(results(lise.page, question)).toHaveText([/50/, /50/])
  await row(lise.page, question).getByRole('button', { name: pollText.who }).click()
  const sheet = lise.page.getByRole('dialog')
  await expect(sheet.getByRole('link').filter({ hasText: 'Salade' })).toContainText('Lise')
  await expect(sheet.getByRole('link')).toHaveCount(2)
  await expectUsable(lise.page)
  await lise.page.keyboard.press('Escape')
  await dialogsAreGone(lise.page)

  await row(owner.page, question).hover()
  await row(owner.page, question)
    .getByRole('button', { name: /^Options d/ })
    .click()
  await owner.page.getByText(roomToolsText.delete.confirm, { exact: true }).click()
  await owner.page
    .getByRole('alertdialog')
    .or(owner.page.getByRole('dialog'))
    .getByRole('button', { name: roomToolsText.delete.confirm })
    .click()
  await expect(row(lise.page, question)).toHaveCount(0)
  await expect(lise.page.locator('[data-hook~="poll"]')).toHaveCount(0)
  expectSilence()
})
