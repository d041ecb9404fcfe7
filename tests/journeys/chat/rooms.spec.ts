import { type BrandCode, loadBrand } from '@consoeurs/brand'
import { expect, type Page, test } from '@playwright/test'
import { roomToolsText } from '../../../apps/web/app/features/chat/rooms/room-tools.text.ts'
import { communityRoomsText } from '../../../apps/web/app/features/publishing/communities/community-rooms.text.ts'
import { communitiesText } from '../../../apps/web/app/text/communities.ts'
import { layoutText } from '../../../apps/web/app/text/pages/layout.ts'
import { roomsText } from '../../../apps/web/app/text/rooms.ts'
import { talkText } from '../../../apps/web/app/text/talk.ts'
import { asks } from '../evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from '../evening/browsers.ts'
import { expectUsable } from '../evening/usable.ts'
import { isReady } from '../installed/device.ts'
import { joinsCommunity, opensRoom, says } from '../rooms/opens-a-room.ts'

const row = (page: Page, text: string) => page.locator('[data-hook~="room-message"]').filter({ hasText: text })
const field = (page: Page) => page.getByRole('textbox', { name: roomsText.field })
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function goesIn(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isAwake(page)
}

async function writes(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  const sent = page.waitForResponse((answer) => /\/api\/rooms\/\d+\/messages$/.test(answer.url()) && answer.ok())
  await page.getByRole('button', { name: talkText.send }).click()
  await sent
}

async function opensTools(page: Page, text: string): Promise<void> {
  await row(page, text).hover()
  await row(page, text)
    .getByRole('button', { name: /^Options d/ })
    .click()
}

test('members chat in a room, live: mention, react, pin and delete @one-desk', async ({ browser }, { project }) => {
  test.setTimeout(180_000)
  const brand = await loadBrand(project.metadata.brand as BrandCode)
  const [love] = brand.reactions
  const owner = await opensBrowser(browser, 'desk')
  const lise = await opensBrowser(browser, 'phone')
  const room = await opensRoom(owner.page)
  // Of her own at each walk: her name is completed, and another walk's Lise is in this community too.
  const called = [...crypto.randomUUID().slice(0, 6)].map((digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)])
  const username = await joinsCommunity(owner.page, lise.page, room.community, `Lise${called.join('')}`)
  await goesIn(owner.page, room.path)
  await goesIn(lise.page, room.path)
  await expect(lise.page.getByText(roomsText.noWords.title)).toBeVisible()

  await test.step('a message appears live for the other member', async () => {
    await writes(owner.page, 'Qui vient dimanche ?')
    await expect(row(lise.page, 'Qui vient dimanche ?')).toBeVisible()
    await writes(lise.page, 'Moi, avec un gâteau')
    await expect(row(owner.page, 'Moi, avec un gâteau')).toBeVisible()
  })

  await test.step('a mention is completed, and links to the profile', async () => {
    await field(owner.page).pressSequentially(`Merci @${username.slice(0, -1)}`)
    await expect(owner.page.getByRole('option', { name: /Lise/ })).toBeVisible()
    await expectUsable(owner.page)
    await owner.page.keyboard.press('Enter')
    await expect(field(owner.page)).toHaveValue(`Merci @${username} `)
    await owner.page.keyboard.press('Enter')
    await expect(row(lise.page, 'Merci').getByRole('link', { name: `@${username}` })).toBeVisible()
  })

  await test.step('a reaction appears for the other member', async () => {
    await opensTools(owner.page, 'avec un gâteau')
    await expectUsable(owner.page)
    await owner.page.getByRole('button', { name: love?.label ?? '', exact: true }).click()
    await expect(row(lise.page, 'avec un gâteau').locator('[data-hook~="reaction"]')).toContainText(love?.emoji ?? '')
  })

  await test.step('a draft appears on another device, and disappears from both when sent', async () => {
    const kept = lise.page.waitForResponse((answer) => answer.url().includes('/api/drafts/room') && answer.ok())
    await field(lise.page).fill('J’apporte aussi du thé')
    await kept
    const device = await opensBrowser(browser, 'desk', {
      storageState: { cookies: await lise.context.cookies(), origins: [] },
    })
    await goesIn(device.page, room.path)
    await expect(field(device.page)).toHaveValue('J’apporte aussi du thé')
    await writes(device.page, 'J’apporte aussi du thé')
    await expect(row(lise.page, 'J’apporte aussi du thé')).toBeVisible()
    await expect(field(lise.page)).toHaveValue('')
    await device.context.close()
  })

  await test.step('a pinned message is shown above the room, and links to its place', async () => {
    await opensTools(owner.page, 'Qui vient dimanche')
    await tool(owner.page, roomToolsText.pin).click()
    await expect(lise.page.locator('[data-hook~="pinned"]')).toContainText('Qui vient dimanche ?')
    await lise.page.locator('[data-hook~="pinned"]').click()
    await lise.page
      .getByRole('dialog')
      .getByRole('button', { name: /Aller au message/ })
      .click()
    await expect(lise.page.locator('[data-row]:focus-within')).toContainText('Qui vient dimanche ?')
  })

  await test.step('a message removed by moderation leaves a placeholder', async () => {
    await writes(lise.page, 'Un mot de travers')
    await opensTools(owner.page, 'Un mot de travers')
    await tool(owner.page, roomToolsText.takeAway.confirm).click()
    await owner.page
      .getByRole('dialog')
      .getByRole('button', { name: roomToolsText.takeAway.confirm, exact: true })
      .click()
    await expect(lise.page.getByText(roomsText.removedByModeration)).toBeVisible()
    await expect(lise.page.getByText('Un mot de travers')).toHaveCount(0)
  })

  await test.step('an unread room is counted on every page, until it is read or muted', async () => {
    const messages = lise.page
      .getByRole('navigation', { name: layoutText.mainNavigation })
      .getByRole('link', { name: layoutText.messages })
    const waits = async (count: number) => {
      if (count === 0) await expect(messages).not.toHaveAccessibleName(/salon/)
      else await expect(messages).toHaveAccessibleName(new RegExp(layoutText.talkWaiting(0, count)))
    }
    await goesIn(lise.page, room.path)
    await goesIn(lise.page, '/notifications')
    await waits(0)
    await says(owner.page, room, 'Tu viens ?')
    await waits(1)
    await goesIn(lise.page, '/dashboard')
    await expect(lise.page.getByRole('link', { name: new RegExp(room.name) })).toContainText('Tu viens ?')
    await asks(lise.page, 'put', `/api/rooms/${room.id}/mute`, {})
    await waits(0)
    await asks(lise.page, 'delete', `/api/rooms/${room.id}/mute`)
    const read = lise.page.waitForResponse(
      (answer) => answer.url().endsWith(`/api/rooms/${room.id}/read`) && answer.ok(),
    )
    await goesIn(lise.page, room.path)
    await expect(row(lise.page, 'Tu viens ?')).toBeVisible()
    await read
  })

  await test.step('missed messages are counted in « Mes salons », and below the unread line', async () => {
    await lise.page.goto('/community-room')
    await isAwake(lise.page)
    await says(owner.page, room, 'Pendant ton absence')
    const waiting = lise.page.getByRole('link', { name: new RegExp(room.name) })
    await expect(waiting).toContainText(roomsText.unread(1))
    await waiting.click()
    await expect(lise.page.getByText(talkText.newMessages)).toBeVisible()
    await expect(row(lise.page, 'Pendant ton absence')).toBeVisible()
  })
  await expectSilence()
  for (const { context } of [owner, lise]) await context.close()
})

test.describe('with an unstable network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a blocked member’s messages are hidden, and a message is written offline @one-brand', async ({ browser }) => {
    test.setTimeout(180_000)
    const owner = await opensBrowser(browser, 'desk')
    const lise = await opensBrowser(browser, 'phone')
    const nora = await opensBrowser(browser, 'phone')
    const room = await opensRoom(owner.page)
    await joinsCommunity(owner.page, lise.page, room.community, 'Lise')
    const username = await joinsCommunity(owner.page, nora.page, room.community, 'Nora')
    await says(nora.page, room, 'Un premier mot de Nora')
    await says(nora.page, room, 'Un second mot de Nora')
    await says(owner.page, room, 'Bonsoir à toutes')
    await asks(lise.page, 'post', '/api/blocks', { username })
    await goesIn(lise.page, room.path)
    await expect(row(lise.page, 'Bonsoir à toutes')).toBeVisible()
    await expect(lise.page.getByText(roomsText.hiddenMessages(2))).toBeVisible()
    await isReady(lise.page)
    await expect(lise.page.getByText('mot de Nora')).toHaveCount(0)
    await expect(lise.page.getByText('Nora')).toHaveCount(0)

    await goesIn(owner.page, room.path)
    await lise.context.setOffline(true)
    await field(lise.page).fill('Écrit dans le tunnel')
    await lise.page.getByRole('button', { name: talkText.send }).click()
    await expect(lise.page.getByText(talkText.waitsForNetwork)).toBeVisible()
    await lise.context.setOffline(false)
    await expect(row(owner.page, 'Écrit dans le tunnel')).toHaveCount(1)
    await expect(lise.page.getByText(talkText.waitsForNetwork)).toHaveCount(0)
    await expectSilence()
    for (const { context } of [owner, lise, nora]) await context.close()
  })
})

test('the staff of a community creates and sorts its rooms by keyboard @one-brand', async ({ browser }) => {
  const owner = await opensBrowser(browser, 'desk')
  const { community, name } = await opensRoom(owner.page)
  await goesIn(owner.page, `/c/${community}?onglet=salons`)
  await expect(owner.page.getByRole('link', { name: communitiesText.tab.salons, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const list = owner.page.getByRole('list', { name: communityRoomsText.list })
  await expect(list.getByText(name)).toBeVisible()
  // Other journeys create rooms here meanwhile, which come last: only the two that change places count.
  const addresses = () => list.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const [mine = ''] = await list
    .getByRole('link', { name })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const before = await addresses()
  const above = before[before.indexOf(mine) - 1]
  expect(above).toBeTruthy()
  const up = owner.page.getByRole('button', { name: communityRoomsText.up(name) })
  // Drag and drop replaces the buttons once it is loaded: a press on one that is gone is lost.
  await expect(async () => {
    await up.press('Enter')
    await expect
      .poll(async () => (await addresses()).filter((href) => href === mine || href === above), { timeout: 5_000 })
      .toEqual([mine, above])
  }).toPass({ timeout: 30_000 })
  await expectUsable(owner.page)
  await expectSilence()
  await owner.context.close()
})

test('the short link of a room opens it, or the page of its community @one-brand', async ({ browser }) => {
  const owner = await opensBrowser(browser, 'desk')
  const room = await opensRoom(owner.page)
  const [, , , slug] = room.path.split('/')
  await owner.page.goto(`/r/${slug}?message=1`)
  await expect(owner.page).toHaveURL(new RegExp(`${room.path}\\?message=1$`))
  expect((await owner.page.goto('/r/nulle-part'))?.status()).toBe(404)
  await expect(owner.page.getByText('Page Not Found: /r/nulle-part')).toBeVisible()
  const stranger = await browser.newPage()
  await stranger.goto(`/r/${slug}`)
  await expect(stranger).toHaveURL(/\/login/)
  await stranger.close()
  await owner.context.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a member reads a room, and writes in it @one-brand', async ({ page }) => {
    const room = await opensRoom(page)
    await says(page, room, 'Déjà là')
    await page.goto(room.path)
    await expect(row(page, 'Déjà là')).toBeVisible()
    await page.locator('[name="text"]').fill('Sans un script')
    await page.getByRole('button', { name: talkText.send }).click()
    await expect(row(page, 'Sans un script')).toBeVisible()
  })
})
