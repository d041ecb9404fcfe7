import type { Page } from '@playwright/test'
import { joins } from '../evening/arrives.ts'
import { asks } from '../evening/asks.ts'

/** A newcomer of this name, to whom no other journey writes; her username. */
async function comes(page: Page, name: string): Promise<string> {
  const letters = name.normalize('NFD').replace(/[^a-z]/gi, '')
  const email = `${letters.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@exemple.test`
  return (await joins(page, { name, email, password: 'sept mouettes sur le quai' })).username
}

/** Says something to a member as whoever this page is, without her page. */
export const tells = (page: Page, to: string, text: string) =>
  asks<{ message: { id: number; seq: number } }>(page, 'post', '/api/messages', {
    clientId: crypto.randomUUID(),
    to,
    text,
  })

interface Newcomers {
  /** She writes first. */
  one: { page: Page; name: string }
  other: { page: Page; name: string }
}

/** Two newcomers who have accepted each other: what the first wrote, the second answered. */
export async function beginTalk({ one, other }: Newcomers): Promise<{ one: string; other: string }> {
  const usernames = { one: await comes(one.page, one.name), other: await comes(other.page, other.name) }
  await tells(one.page, usernames.other, 'Bonjour, on se connaît ?')
  await tells(other.page, usernames.one, 'Bientôt, j’espère.')
  return usernames
}
