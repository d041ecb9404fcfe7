import { expect, type Locator, type Page, test } from '@playwright/test'
import { roomToolsText } from '../../../apps/web/app/features/chat/rooms/room-tools.text.ts'
import { roomsText } from '../../../apps/web/app/text/rooms.ts'
import { expectSilence, isAwake, opensBrowser } from '../evening/browsers.ts'
import { fillsRoom } from '../rooms/fills-a-room.ts'
import { opensRoom } from '../rooms/opens-a-room.ts'

/** In the long form, as many as a lively room holds after some years. */
const MESSAGES = process.env.TEST_LENGTH === 'long' ? 50_000 : 600
/** As many as a page may hold at once. */
const ROWS = 100
const RARE = { seq: 123, text: 'Une tortue à l’école' }

const message = (page: Page, seq: number) => page.locator(`[data-row="${seq}"]`)
const seqOf = async (row: Locator) => Number(await row.getAttribute('data-row'))

/** Goes near one end of what the page holds, until what lies beyond has come; what she reads stays where it is. */
async function readsOn(page: Page, towards: 'older' | 'newer'): Promise<void> {
  const rows = page.locator('[data-row]')
  // Read in the same breath as it is scrolled: what comes then comes after.
  const { edge, seen, before } = await page.locator('[data-hook~="thread-scroller"]').evaluate((body, older) => {
    const shown = [...body.querySelectorAll<HTMLElement>('[data-row]')]
    const from = older ? shown : shown.toReversed()
    const [outer, , , inner] = from
    const last = from[0]?.getBoundingClientRect()
    const frame = body.getBoundingClientRect()
    // Until the fourth from that end stands in the middle of the view.
    const middle = inner?.getBoundingClientRect()
    if (last !== undefined && middle !== undefined) body.scrollTop += middle.y - frame.y - frame.height / 2
    return {
      edge: outer?.dataset.row ?? '',
      seen: inner?.dataset.row ?? '',
      before: inner?.getBoundingClientRect().y ?? Number.NaN,
    }
  }, towards === 'older')
  const end = towards === 'older' ? rows.first() : rows.last()
  await expect(end).not.toHaveAttribute('data-row', edge)
  const box = await message(page, Number(seen)).boundingBox()
  expect(box?.y, `the place of message ${seen}`).toBeCloseTo(before, 0)
  expect(await rows.count()).toBeLessThanOrEqual(ROWS)
}

async function choosesDay(page: Page, room: string, day: string): Promise<void> {
  await page.getByRole('button', { name: roomsText.options(room) }).click()
  await page.getByRole('menuitem', { name: roomsText.goToDate }).click()
  await page.getByLabel(roomToolsText.date).fill(day)
  await page.getByRole('button', { name: roomToolsText.goToDate }).click()
}

test('a long room is paginated in both directions, and keeps its scroll position @one-brand', async ({
  browser,
}, info) => {
  test.setTimeout(240_000)
  const { page, context } = await opensBrowser(browser, 'desk')
  const room = await opensRoom(page)
  await fillsRoom(room, { messages: MESSAGES, rare: RARE }, info)
  const rows = page.locator('[data-row]')

  await test.step('from the end, at the last position', async () => {
    await page.goto(room.path)
    await isAwake(page)
    await expect(message(page, MESSAGES)).toBeVisible()
    for (let turn = 0; turn < 4; turn += 1) await readsOn(page, 'older')
    await expect(message(page, MESSAGES)).toHaveCount(0)
    for (let turn = 0; turn < 2; turn += 1) await readsOn(page, 'newer')
  })

  await test.step('from a day a year ago', async () => {
    const day = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10)
    await choosesDay(page, room.name, day)
    await expect(page.locator('[data-row]:focus')).toHaveCount(1)
    const found = await seqOf(page.locator('[data-row]:focus'))
    expect(found).toBeGreaterThan(MESSAGES / 4)
    expect(found).toBeLessThan((MESSAGES * 3) / 4)
    for (const towards of ['older', 'older', 'newer', 'newer', 'newer'] as const) await readsOn(page, towards)
  })

  await test.step('from a search result', async () => {
    await page.getByRole('button', { name: roomsText.search }).click()
    await page.getByRole('searchbox', { name: roomToolsText.searchField }).fill('TORTUE A L’ECOLE')
    await page.getByRole('button', { name: /Aller au message/ }).click()
    await expect(message(page, RARE.seq)).toBeFocused()
    expect(await rows.count()).toBeLessThanOrEqual(ROWS)
    await readsOn(page, 'older')
  })

  await test.step('from its first message, and back to the end with one click', async () => {
    await page.goto(`${room.path}?message=1`)
    await isAwake(page)
    await expect(message(page, 1)).toBeFocused()
    for (let turn = 0; turn < 3; turn += 1) await readsOn(page, 'newer')
    await page.locator('[data-hook~="thread-end"]').click()
    await expect(message(page, MESSAGES)).toBeVisible()
    expect(await rows.count()).toBeLessThanOrEqual(ROWS)
  })
  await expectSilence()
  await context.close()
})
