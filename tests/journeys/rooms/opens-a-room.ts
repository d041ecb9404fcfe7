import type { Page } from '@playwright/test'
import { joins } from '../evening/arrives.ts'
import { asks, siteOrigin } from '../evening/asks.ts'
import { signsInAs } from '../rounds/visits.ts'

/** A room that nobody else walks through at the same time. */
export interface OwnRoom {
  id: number
  name: string
  path: string
  community: string
}

interface Mine {
  items: { slug: string; role: string }[]
}

const hers = async (page: Page) => {
  const { items } = await asks<Mine>(page, 'get', '/api/communities/cards?which=mine')
  return items.find(({ role }) => role === 'owner')
}

/** A community that a demo account runs, signed in as her; where there is none, Camille founds one. */
async function ownCommunity(page: Page): Promise<string> {
  for (const identifier of ['maud', 'camille']) {
    await signsInAs(page, identifier)
    const own = await hers(page)
    if (own !== undefined) return own.slug
  }
  const draft = { clientId: crypto.randomUUID(), name: 'Entre nous', access: 'secret' }
  // Refused where another walk was faster: that one serves too.
  await page.request.post('/api/communities', { data: draft, headers: { origin: siteOrigin() } })
  const own = await hers(page)
  if (own === undefined) throw new Error('No demo account runs a community.')
  return own.slug
}

/** Who runs a community opens a room of it. */
export async function opensRoom(page: Page): Promise<OwnRoom> {
  const community = await ownCommunity(page)
  const name = `Essai ${crypto.randomUUID().slice(0, 8)}`
  const draft = { clientId: crypto.randomUUID(), name, topic: 'Pour voir' }
  const room = await asks<{ id: number; slug: string }>(page, 'post', `/api/communities/${community}/rooms`, draft)
  return { id: room.id, name, path: `/c/${community}/${room.slug}`, community }
}

/** A newcomer whom the owner lets in by a link. */
export async function joinsCommunity(owner: Page, page: Page, community: string, name: string): Promise<string> {
  const email = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@exemple.test`
  const { username } = await joins(page, { name, email, password: 'sept mouettes sur le quai' })
  const { token } = await asks<{ token: string }>(owner, 'post', `/api/communities/${community}/links`, { days: 1 })
  await asks(page, 'put', `/api/communities/${community}/membership`, { answers: [], invitation: token })
  return username
}

/** Says something as whoever this page is, without her page. */
export const says = (page: Page, { id }: OwnRoom, text: string) =>
  asks<{ message: { id: number; seq: number } }>(page, 'post', `/api/rooms/${id}/messages`, {
    clientId: crypto.randomUUID(),
    text,
  })
