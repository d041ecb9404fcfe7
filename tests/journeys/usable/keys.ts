import { expect, type Page } from '@playwright/test'

type Role = Parameters<Page['getByRole']>[0]

/** More than any page of ours has to pass by. */
const most = 200

/** Presses the tabulator until the focus is on what is called so, as whoever has no mouse does. */
export async function reaches(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const called = typeof name === 'string' ? { name, exact: true } : { name }
  const wanted = page.getByRole(role, called)
  await expect(wanted.first()).toBeVisible()
  const focused = wanted.and(page.locator(':focus'))
  for (let pressed = 0; pressed < most; pressed += 1) {
    if ((await focused.count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach the ${role} « ${name} » of ${page.url()}.`)
}

export async function presses(page: Page, role: Role, name: string | RegExp, key = 'Enter'): Promise<void> {
  await reaches(page, role, name)
  await page.keyboard.press(key)
}

/** The tabulator stops at one of a group of choices; the arrows go through them. */
export async function chooses(page: Page, name: RegExp): Promise<void> {
  const group = page.getByRole('radio')
  await expect(group.first()).toBeVisible()
  const [wanted, focused] = [page.getByRole('radio', { name }), group.and(page.locator(':focus'))]
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await wanted.isChecked()) return
    await page.keyboard.press((await focused.count()) > 0 ? 'ArrowDown' : 'Tab')
  }
  throw new Error(`The keyboard does not choose « ${name} » of ${page.url()}.`)
}

/** The field's label is what she hears; what is typed goes to whatever has the focus. */
export async function types(page: Page, role: Role, name: string | RegExp, words: string): Promise<void> {
  await reaches(page, role, name)
  await page.keyboard.type(words)
}
