import type { Brand } from '@consoeurs/brand'
import { expect, type Page } from '@playwright/test'
import { signInText } from '../../../apps/web/app/features/account/identity/sign-in.text.ts'
import { notificationsText } from '../../../apps/web/app/features/chat/notifications/notifications.text.ts'
import { glanceText } from '../../../apps/web/app/features/people/members/hover-card.text.ts'
import { membersText } from '../../../apps/web/app/text/members.ts'
import { profilesText } from '../../../apps/web/app/text/profiles.ts'
import { dialogsAreGone } from './browsers.ts'

/** Signs in with a password. */
export async function signsIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(signInText.identifier).fill(identifier)
  await page.getByLabel(signInText.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: signInText.signIn, exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Reads everything that waited for her, so that the next thing is the first. */
export async function readsEverything(page: Page): Promise<void> {
  await page.goto('/notifications')
  const markAll = page.getByRole('button', { name: notificationsText.markAll })
  if (await markAll.isVisible()) await markAll.click()
  for (const list of ['/visits', '/honors']) await page.goto(list)
  await page.goto('/dashboard')
  await expect(page).toHaveTitle(/^[^(]/)
}

/** Finds a member in the directory, nearest first, and opens her profile from her card. */
export async function findsInDirectory(page: Page, name: string): Promise<void> {
  await page.goto('/members?sort=near')
  const card = page.getByRole('link', { name: new RegExp(`^${name}, \\d\\d`) }).first()
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('img')).toHaveAttribute('src', /\/files\//)
  await expect(card).toContainText('moins de 10 km')
  await expect(card).toContainText(/il y a|à l’instant|hier|en ce moment/)
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}

/** Who wrote this, without leaving the page: by the keyboard, which gets its place back, and by a mouse at rest. */
export async function glancesAt(page: Page, name: string): Promise<void> {
  const named = page.getByRole('article').first().getByRole('link', { name, exact: true })
  const card = page.getByRole('dialog', { name: glanceText.labelOf(name) })
  // What hears it comes once the page rests, and tells her so at the name that she comes to.
  await expect(async () => {
    await named.blur()
    await named.focus()
    await expect(named).toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowDown', { timeout: 500 })
  }).toPass()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(card.getByRole('link', { name: glanceText.see })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(named).toBeFocused()
  // A page that scrolls under the mouse is none at rest: it comes back to the name.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await named.hover()
    await expect(card.getByRole('link', { name: glanceText.see })).toBeVisible({ timeout: 3000 })
  }).toPass()
  await page.mouse.move(0, 0)
  await expect(card).toBeHidden()
}

/** The whole directory by cursor: going on until nobody is left shows each member once. */
export async function walksTheDirectory(page: Page): Promise<void> {
  await page.goto('/members')
  const cards = page.getByRole('list', { name: membersText.listLabel }).getByRole('listitem')
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    expect(await cards.count()).toBeGreaterThan(25)
  }).toPass()
  // Read at once: more of them may arrive meanwhile.
  const addresses = await cards.evaluateAll((all) =>
    all.map((card) => card.querySelector('a[href^="/p/"]')?.getAttribute('href')),
  )
  expect(new Set(addresses).size).toBe(addresses.length)
}

/** The title's count, the bell and the arrival toast, without a reload. */
export async function isToldOfAVisit(page: Page, visitor: string): Promise<void> {
  await expect(
    page
      .getByRole('region', { name: /Notifications/ })
      .or(page.locator('.toast'))
      .getByText(visitor)
      .first(),
  ).toBeVisible()
  // Others of the demo may come by at the same hour: title and bell count the same.
  await expect(page).toHaveTitle(/^\([1-9]\d*\) /)
  await expect(async () => {
    const [, count] = /^\((\d+)\) /.exec(await page.title()) ?? []
    const bell = page.getByRole('link', { name: new RegExp(`^Notifications.*\\b${count} nouvelles?$`) }).first()
    await expect(bell).toBeVisible({ timeout: 1000 })
  }).toPass()
}

export async function seesVisitor(page: Page, visitor: string): Promise<void> {
  await page.goto('/visits')
  await expect(page.getByRole('main').getByText(visitor).first()).toBeVisible()
}

export async function honors(page: Page, brand: Brand): Promise<void> {
  const [kind] = brand.honors
  await page.getByRole('button', { name: profilesText.honor }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: kind?.label ?? '' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: profilesText.honorGive }).click()
  await expect(page.getByRole('button', { name: profilesText.honorOffered })).toBeVisible()
  await dialogsAreGone(page)
}
