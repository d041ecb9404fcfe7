import { type Brand, type BrandCode, loadBrand } from '@consoeurs/brand'
import type { ShareView } from '@consoeurs/contract'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { groupFormText } from '../../apps/web/app/features/chat/groups/group-form.text.ts'
import { groupsText } from '../../apps/web/app/features/chat/groups/groups.text.ts'
import { messagesText } from '../../apps/web/app/features/chat/messages/messages.text.ts'
import { voiceText } from '../../apps/web/app/features/foundation/voice/voice.text.ts'
import { momentText } from '../../apps/web/app/features/people/likes/like-moment.text.ts'
import { meetingFormText, meetingsText } from '../../apps/web/app/features/people/meetings/meetings.text.ts'
import { directoryText } from '../../apps/web/app/features/people/members/directory.text.ts'
import { outingText } from '../../apps/web/app/features/publishing/shares/outing/outing.text.ts'
import { likesText } from '../../apps/web/app/text/likes.ts'
import { membersText } from '../../apps/web/app/text/members.ts'
import { sharesText } from '../../apps/web/app/text/shares.ts'
import { talkText } from '../../apps/web/app/text/talk.ts'
import { chromiumArgs } from '../../tools/chromium-args.mjs'
import { joins } from './evening/arrives.ts'
import { asks } from './evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from './evening/browsers.ts'
import { acceptsRequest, hasOnce, opensThread } from './evening/writes.ts'
import { isTheDayBefore } from './outing/runs-reminders.ts'

/** Chromium's own microphone beeps once a second. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...chromiumArgs, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    }),
})

const DAY = 24 * 3_600_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

/** A town of its own, so that nobody else of the site is near. */
const town = { kind: 'commune', code: '48095', zip: '48000' }

interface Woman {
  page: Page
  name: string
  username: string
}

async function arrives(browser: Browser, form: 'phone' | 'desk', name: string, interest: string): Promise<Woman> {
  const { page } = await opensBrowser(browser, form, { permissions: ['microphone'] })
  const email = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@exemple.fr`
  const { username } = await joins(page, { name, email, password: 'bougie tramway noisette' })
  await asks(page, 'put', '/api/members/me/place', town)
  await asks(page, 'patch', '/api/members/me', { interests: [interest] })
  return { page, name, username }
}

async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isAwake(page)
}

/** Through the panel of filters, as a newcomer would. */
async function findsByTheme({ page }: Woman, theme: string, found: Woman): Promise<void> {
  await opens(page, '/members?filtres=1')
  await page.getByLabel(directoryText.interest).selectOption({ label: theme })
  await page.getByLabel(membersText.within).selectOption('10')
  await page.getByRole('button', { name: membersText.apply }).click()
  await page.locator(`main a[href="/p/${found.username}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`/p/${found.username}`))
}

/** Where the brand has no likes, the first word is a request. */
async function meet(noor: Woman, ada: Woman, { features }: Brand): Promise<void> {
  if (features.likes) {
    const heart = (page: Page) => page.getByRole('button', { name: likesText.like, exact: true })
    await isAwake(noor.page)
    const saved = noor.page.waitForResponse((answer) => answer.url().includes('/api/likes/') && answer.ok())
    await heart(noor.page).click()
    await saved
    await opens(ada.page, `/p/${noor.username}`)
    await heart(ada.page).click()
    await noor.page.getByRole('link', { name: momentText.write(ada.name) }).click()
    await expect(noor.page.getByText(messagesText.first.mutual)).toBeVisible()
    await ada.page.getByRole('link', { name: momentText.write(noor.name) }).click()
  } else await opensThread(noor.page, ada.username)
}

async function saysTheFirstWord(noor: Woman, ada: Woman, theme: string, { features }: Brand): Promise<void> {
  const opener = messagesText.openers.shared(theme)
  await isAwake(noor.page)
  await noor.page.getByRole('link', { name: opener }).click()
  await expect(noor.page.getByLabel(messagesText.field(ada.name))).toHaveValue(opener)
  await noor.page.getByRole('button', { name: talkText.send, exact: true }).click()
  if (features.likes) await hasOnce(ada.page, opener)
  else await acceptsRequest(ada.page, noor, opener)
}

async function speaks({ page }: Woman, listener: Woman): Promise<void> {
  await page.getByRole('button', { name: talkText.recordVoice, exact: true }).click()
  await expect(page.locator('[data-hook~="recorder-time"]')).toHaveText('0:02')
  await page.getByRole('button', { name: voiceText.send, exact: true }).click()
  const voice = listener.page.locator('[data-hook~="voice"][data-voice^="/files/"]')
  await expect(voice).toHaveCount(1)
  await voice.getByRole('button', { name: /^Écouter le message vocal/ }).click()
  await expect(voice.getByRole('button', { name: voiceText.pause })).toBeVisible()
}

async function writesInGroup(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: groupsText.field }).fill(text)
  await page.getByRole('button', { name: talkText.send }).click()
}

test('four members find each other, talk, and go out together', async ({ browser }, info) => {
  test.setTimeout(300_000)
  const brand = await loadBrand((info.project.metadata as { brand: BrandCode }).brand)
  const theme = brand.interests.at(-1)?.interests.at(-1)
  const kind = brand.shareKinds.find(({ form }) => form === 'outing')?.kind
  if (theme === undefined || kind === undefined) throw new Error('a brand has interests and outings')
  const ada = await arrives(browser, 'phone', 'Ada', theme.value)
  const noor = await arrives(browser, 'phone', 'Noor', theme.value)
  const lise = await arrives(browser, 'desk', 'Lise', theme.value)
  const maya = await arrives(browser, 'phone', 'Maya', theme.value)
  const title = `Balade ${crypto.randomUUID().slice(0, 6)}`
  const words = { title, body: 'Deux heures, au rythme de chacune.', visibility: 'members' }
  const outing = { at: inDays(9), place: 'Devant la mairie' }

  await test.step('Noor finds Ada by what both love', () => findsByTheme(noor, theme.label, ada))
  await test.step('they meet', () => meet(noor, ada, brand))
  await test.step('the first word is proposed by what they share', () =>
    saysTheFirstWord(noor, ada, theme.label, brand))
  await test.step('Noor speaks, Ada listens', async () => {
    await asks(ada.page, 'post', '/api/messages', {
      ...{ clientId: crypto.randomUUID(), to: noor.username, text: 'Oui, raconte-moi de vive voix.' },
    })
    await hasOnce(noor.page, 'Oui, raconte-moi de vive voix.')
    await speaks(noor, ada)
  })

  const share = await asks<ShareView>(ada.page, 'post', '/api/shares', {
    ...{ clientId: crypto.randomUUID(), kind, ...words, outing },
  })
  await test.step('three take a seat at an outing of Ada', async () => {
    for (const { page } of [noor, lise, maya]) {
      await opens(page, '/outings')
      await page
        .getByRole('link', { name: new RegExp(title) })
        .first()
        .click()
      await page.getByRole('button', { name: sharesText.go, exact: true }).click()
      await expect(page.getByRole('button', { name: sharesText.goOn, exact: true })).toBeVisible()
    }
  })

  await test.step('Ada opens a group for them, and they write', async () => {
    await opens(ada.page, `/shares/${share.slug}`)
    await ada.page.getByRole('link', { name: outingText.openGroup }).click()
    await expect(ada.page.getByRole('checkbox', { checked: true })).toHaveCount(3)
    await ada.page.getByRole('button', { name: groupFormText.create }).click()
    await expect(ada.page).toHaveURL(/\/messages\/groupe\/groupe-/)
    const group = new URL(ada.page.url()).pathname
    for (const { page } of [noor, lise, maya]) {
      await opens(page, group)
      await page.getByRole('button', { name: groupsText.invitation.accept }).click()
      await expect(page.getByRole('textbox', { name: groupsText.field })).toBeVisible()
    }
    await isAwake(maya.page)
    await writesInGroup(maya.page, 'J’apporte le thé')
    const spoken = (page: Page) => page.locator('[data-hook~="room-message"]').filter({ hasText: 'J’apporte le thé' })
    for (const { page } of [ada, noor, lise]) await expect(spoken(page)).toBeVisible()
  })

  await test.step('the outing moves, and they are notified', async () => {
    await asks(ada.page, 'patch', `/api/shares/${share.id}`, {
      ...{ version: share.version, ...words, outing: { ...outing, at: inDays(12) } },
    })
    for (const { page } of [noor, lise, maya]) {
      await opens(page, '/notifications')
      await expect(page.getByRole('link', { name: new RegExp(`Nouvelle date.*${title}`) }).first()).toBeVisible()
    }
  })

  await test.step('the day before they are reminded, and one confirms', async () => {
    await isTheDayBefore(info, share.id)
    await lise.page
      .getByRole('link', { name: new RegExp(`C’est demain.*${title}`) })
      .first()
      .click()
    await lise.page.getByRole('button', { name: outingText.confirm }).click()
    await expect(lise.page.getByText(outingText.confirmed)).toBeVisible()
  })

  await test.step('Noor prepares her safety from the outing', async () => {
    const { page } = noor
    await opens(page, `/shares/${share.slug}`)
    await page.getByRole('link', { name: outingText.meeting }).click()
    await expect(page.getByLabel(meetingFormText.place, { exact: true })).toHaveValue(/Devant la mairie/)
    await page.getByLabel(meetingFormText.whom, { exact: true }).fill(ada.name)
    await page.getByLabel(meetingFormText.contactName, { exact: true }).fill('Jo')
    await page.getByLabel(meetingFormText.contactEmail, { exact: true }).fill('jo@exemple.fr')
    await page.getByRole('button', { name: meetingFormText.preview }).click()
    await page.getByRole('button', { name: meetingFormText.confirm }).click()
    await expect(page).toHaveURL(/\/meetings$/)
    await expect(page.getByText(meetingsText.with(ada.name))).toBeVisible()
  })
  expectSilence()
})
