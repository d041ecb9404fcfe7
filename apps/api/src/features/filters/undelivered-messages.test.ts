import type { ConversationView, DeskHeld, DeskList, DraftAnswer, Page, SentMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/testkit'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

let test: TestApp
let moderator: Person
beforeAll(async () => {
  test = await buildTestApp()
  moderator = await test.cast.member('Odile', { role: 'moderator' })
})
afterAll(() => test.close())

const HELD = 'Bonsoir, appelle-moi au 06 12 34 56 78, marmelade'

const listed = async (state: string) =>
  (await moderator.gets<DeskList<DeskHeld>>(`/api/desk/filters?state=${state}`)).body.items.map(({ id }) => id)
const boxOf = async (who: Person, box: string) =>
  (await who.gets<Page<ConversationView>>(`/api/conversations?box=${box}`)).body.items

const changes: [what: string, change: (nora: Person, lise: Person) => Promise<unknown>][] = [
  [
    'has closed her door',
    (_nora, { id }) =>
      test.db.update(tables.userProfiles).set({ whoMayWrite: 'nobody' }).where(eq(tables.userProfiles.userId, id)),
  ],
  ['has blocked her', ({ username }, lise) => lise.posts('/api/blocks', { username })],
  ['is away', (_nora, lise) => test.cast.changes(lise, { pause: 1 })],
]

/** Two of whom one wrote to the other for the first time; and the number at the desk of what she wrote. */
async function two(what: string) {
  const nora = await test.cast.member(`Nora ${what}`, { user: { createdAt: new Date() } })
  const lise = await test.cast.member(`Lise ${what}`)
  const message = { clientId: crypto.randomUUID(), to: lise.username, text: HELD }
  const sent = (await nora.posts<SentMessage>('/api/messages', message)).body
  const [id = 0] = await listed('open')
  const releases = () =>
    moderator.posts<DeskHeld>(`/api/desk/filters/${id}/decide`, { clientId: crypto.randomUUID(), state: 'released' })
  return { nora, lise, sent, id, releases }
}

it.each(changes)(
  'a kept message that is released once whom it is for %s is decided as not delivered',
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

it('its writer reads that it goes no further, and may take it back', async () => {
  const { nora, lise, sent, releases } = await two('writes')
  await changes[0]?.[1](nora, lise)
  await releases()
  expect((await boxOf(nora, 'inbox')).map(({ state }) => state)).toEqual(['refused'])
  expect((await nora.deletes(`/api/conversations/${sent.conversation.id}/first-message`)).status).toBe(200)
  const { draft } = (await nora.gets<DraftAnswer>(`/api/drafts/message:${lise.username}`)).body
  expect(draft?.text).toBe(HELD)
})
