import type { ShoppingList } from '@consoeurs/contract'
import type { Page } from '@playwright/test'
import { asks } from '../evening/asks.ts'

/** Maud ticks Camille's list with her, from now on. Resolves to its address for Maud. */
export async function sharesHerList(camille: Page, maud: Page): Promise<string> {
  const { viewer } = await asks<{ viewer: { id: number } }>(camille, 'get', '/api/viewer')
  const list = `/api/shopping-lists/${viewer.id}`
  const { members } = await asks<ShoppingList>(camille, 'get', list)
  if (members.every(({ member }) => member.username !== 'maud')) {
    const says = (page: Page, to: string, text: string) =>
      asks(page, 'post', '/api/messages', { clientId: crypto.randomUUID(), to, text })
    await says(camille, 'maud', 'On fait les courses ?')
    await says(maud, 'camille', 'Oui.')
    await asks(camille, 'put', '/api/shopping-lists/mine/members/maud', {})
    await asks(maud, 'post', `${list}/accept`, {})
  }
  return `/courses?liste=${viewer.id}`
}

/** The checkbox of a line. */
export const lineOf = (page: Page, name: string) =>
  page.locator('[data-hook="shopping-line"]').filter({ hasText: name }).getByRole('checkbox')
