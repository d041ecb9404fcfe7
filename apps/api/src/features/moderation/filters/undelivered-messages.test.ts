import type { ConversationView, DeskHeld, DeskList, DraftAnswer, Page, SentMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

const { test } = await setUpTestApp()
const moderator = await test.personas.member('Odile', { role: 'moderator' })

const HELD = 'Bonsoir, appelle-moi au 06 12 34 56 78, marmelade'

const listed = async (state: string) =>
  (await moderator.gets<DeskList<DeskHeld>>(`/api/desk/filters?state=${state}`)).body.items.map(({ id }) => id)
const boxOf = async (who: Person, box: string) =>
  (await who.gets<Page<ConversationView>>(`/api/conversations?box=${box}`)).body.items

const changes: [what: string, change: (nora: Person, lise: Person) => Promise<unknown>][] = [
  [
    'no longer accepts messages',
    (_nora, { id }) =>
      test.db.update(tables.userProfiles).set({ whoMayWrite: 'nobody' }).where(eq(tables.userProfiles.userId, id)),
  ],
  ['has blocked the author', ({ username }, lise) => lise.posts('/api/blocks', { username })],
  ['is away', (_nora, lise) => test.personas.changes(lise, { pause: 1 })],
]

/** Two of whom one wrote to the other for the first time; and the number at the desk of what she wrote. */
async function two(what: string) {
  const nora = await test.personas.member(`Nora ${what}`, { user: { createdAt: new Date() } })
  const lise = await test.personas.member(`Lise ${what}`)
  const message = { clientId: crypto.randomUUID(), to: lise.username, text: HELD }
  const sent = (await nora.posts<SentMessage>('/api/messages', message)).body
  const [id = 0] = await listed('open')
  const releases = () =>
    moderator.posts<DeskHeld>(`/api/desk/filters/${id}/decide`, { clientId: crypto.randomUUID(), state: 'released' })
  return { nora, lise, sent, id, releases }
}

it.each(changes)(
  'a held message that is released after the recipient %s is marked as not delivered',
  async (what, change) => {
    const { nora, lise, sent, id, releases } = await two(what)
    await change(nora, lise)
    expect((await releases()).body).toMatchObject({
      ...{ state: 'undelivered', text: '', decision: { by: 'Odile' }, can: { decide: false } },
    })
    expect([await listed('undelivered'), await listed('open')]).toEqual([expect.arrayContaining([id]), []])
    expect((await releases()).body).toMatchObject({ error: { details: { code: 'HELD_DECIDED' } } })
    const acts = await test.db.select().from(tables.auditEntries).where(eq(tables.auditEntries.action, 'filter.decide'))
    expect(acts.map(({ targetId, detail }) => [targetId, detail])).toContainEqual([
      sent.message.id,
      { state: 'undelivered' },
    ])
    expect(await boxOf(lise, 'requests')).toEqual([])
  },
)

it('its author sees that it is not delivered, and may withdraw it', async () => {
  const { nora, lise, sent, releases } = await two('writes')
  await changes[0]?.[1](nora, lise)
  await releases()
  expect((await boxOf(nora, 'inbox')).map(({ state }) => state)).toEqual(['refused'])
  expect((await nora.deletes(`/api/conversations/${sent.conversation.id}/first-message`)).status).toBe(200)
  const { draft } = (await nora.gets<DraftAnswer>(`/api/drafts/message:${lise.username}`)).body
  expect(draft?.text).toBe(HELD)
})
