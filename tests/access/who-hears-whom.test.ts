import { articleChannel, roomChannel, shareChannel, userChannel } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type LivePage, openLivePage, type Person } from '@consoeurs/test-support'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { linesOf, printed } from './access-table.ts'
import { OnlookerScene } from './who-sees-whom.scene.ts'

/** Whose page is open while Mandragore acts; « parted » is in her community, across a block. */
const hearers = ['member', 'contact', 'blocked', 'blocker', 'muter', 'within', 'parted', 'moderator', 'admin'] as const
type Hearer = (typeof hearers)[number]

/**
 * What an open page hears. « watches »: whether it may listen there at all. « + »: it heard of her; « - »: it did not; a
 * status: she was refused.
 */
const table = `
                                 member contact blocked blocker muter within parted moderator admin
watches a share of another            +       +       +       +     +      +      +         +     +
watches her share                     +       +       -       -     +      +      -         +     +
watches her share in a community      -       -       -       -     -      +      -         -     -
watches an article                    +       +       +       +     +      +      +         +     +
watches her room                      -       -       -       -     -      +      +         -     -
watches her own channel               -       -       -       -     -      -      -         -     -
subscribes to her own channel         -       -       -       -     -      -      -         -     -
says something under a share          +       +       -       -     +      +      -         +     +
reacts to a share                     +       +       -       -     +      +      -         +     +
says something under her share        +       +       -       -     +      +      -         +     +
says something under an article       +       +       -       -     +      +      -         +     +
speaks in a room                      -       -       -       -     -      +      -         -     -
announces something                   -       -       -       -     -      +      -         -     -
looks at her profile                  +       +     404     404     -      +    404         +     +
honours her                           +       +     404     404     -      +    404         +     +
writes to her                         +       +     404     404     +      +    404         +     +
`

interface Stage {
  author: Person
  hearer: Person
  names: Record<string, number>
}
const clientId = () => crypto.randomUUID()

/** Where an open page may ask to listen. */
const channels: Record<string, (names: Stage['names'], author: Person) => string> = {
  'watches a share of another': ({ tierce = 0 }) => shareChannel(tierce),
  'watches her share': ({ share = 0 }) => shareChannel(share),
  'watches her share in a community': ({ within = 0 }) => shareChannel(within),
  'watches an article': ({ article = 0 }) => articleChannel(article),
  'watches her room': ({ room = 0 }) => roomChannel(room),
  'watches her own channel': (_, author) => userChannel(author.id),
}

/** What she does. That she types is told by her open page, and tested with it (`live.test.ts`, `room-live.test.ts`). */
const acts: Record<string, (stage: Stage) => Promise<unknown>> = {
  'says something under a share': ({ author, names }) =>
    author.posts(`/api/shares/${names.tierce}/comments`, { clientId: clientId(), text: 'Oh' }),
  'reacts to a share': ({ author, names }) =>
    author.puts(`/api/shares/${names.tierce}/reaction`, { kind: scene.test.deps.brand.reactions[1]?.kind }),
  'says something under her share': ({ author, names }) =>
    author.posts(`/api/shares/${names.share}/comments`, { clientId: clientId(), text: 'Oh' }),
  'says something under an article': ({ author, names }) =>
    author.posts(`/api/articles/${names.article}/comments`, { clientId: clientId(), text: 'Oh' }),
  'speaks in a room': ({ author, names }) =>
    author.posts(`/api/rooms/${names.room}/messages`, { clientId: clientId(), text: 'Oh' }),
  'announces something': ({ author }) =>
    author.posts('/api/communities/lectrices/announcements', { clientId: clientId(), text: 'Jeudi' }),
  'looks at her profile': ({ author, hearer }) => author.posts('/api/visits', { username: hearer.username }),
  'honours her': ({ author, hearer }) =>
    author.posts('/api/honors', { username: hearer.username, kind: 'belle-plume' }),
  'writes to her': ({ author, hearer }) =>
    author.posts('/api/messages', { clientId: clientId(), to: hearer.username, text: 'Oh' }),
}

let scene: OnlookerScene
beforeAll(async () => {
  scene = await OnlookerScene.open()
  await scene.test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => scene.test.close())

async function arrange(kind: Hearer): Promise<Stage> {
  const { db, personas } = scene.test
  const { asks, author, names } = await scene.arranges(kind === 'parted' ? 'within' : kind)
  if (kind === 'parted') await personas.blocks(author, asks)
  for (const done of [tables.visits, tables.honors]) await db.delete(done)
  const room = await scene.opensRoom()
  if (kind === 'contact') {
    const [pair] = await db.select().from(tables.conversations)
    if (pair === undefined) throw new Error('they have no conversation')
    await db.insert(tables.conversationMembers).values([
      { conversationId: pair.id, userId: pair.lowId, otherId: pair.highId },
      { conversationId: pair.id, userId: pair.highId, otherId: pair.lowId },
    ])
  }
  return {
    author,
    hearer: asks,
    names: { ...(names as Record<string, number>), room },
  }
}

/** Everything that was under way has arrived. */
async function caughtUp(page: LivePage): Promise<void> {
  await scene.test.settled()
  await page.flushes()
}

async function cellsOf(kind: Hearer, client: { subscribes: boolean }): Promise<string[]> {
  const stage = await arrange(kind)
  const { author, hearer, names } = stage
  const page = await openLivePage(scene.test.app, hearer, client)
  const watched: string[] = []
  for (const channel of Object.values(channels)) watched.push((await page.watches(channel(names, author))) ? '+' : '-')
  const { ok } = (await page.socket.emitWithAck('subscribe', userChannel(author.id))) as { ok: boolean }
  const heard: string[] = []
  const isHer = new RegExp(
    `mandragore|"(actorId|userId|authorId)":${author.id}\\b|"id":${author.id},"displayName"`,
    'i',
  )
  for (const act of Object.values(acts)) {
    page.heard.length = 0
    const { status } = (await act(stage)) as { status: number }
    await caughtUp(page)
    const cell = isHer.test(JSON.stringify(page.heard)) ? '+' : '-'
    heard.push(status === 200 ? cell : String(status))
  }
  page.closes()
  return [...watched, ok ? '+' : '-', ...heard]
}

/** Of what is told to a member herself, a client that did not subscribe hears nothing; the rest is the same for it. */
const toHerself = ['looks at her profile', 'honours her', 'writes to her', 'announces something']

it.each([{ subscribes: true }, { subscribes: false }])(
  'every open page receives the events of the table: %o',
  async (client) => {
    const rows = [...Object.keys(channels), 'subscribes to her own channel', ...Object.keys(acts)]
    const columns = new Map<Hearer, string[]>()
    for (const kind of hearers) columns.set(kind, await cellsOf(kind, client))
    const isSame = (line: string) => client.subscribes || !toHerself.some((act) => line.startsWith(act))
    expect(printed(rows, hearers, columns).filter(isSame)).toEqual(linesOf(table).filter(isSame))
  },
)
