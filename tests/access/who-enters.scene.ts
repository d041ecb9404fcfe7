import { tables } from '@consoeurs/database'
import {
  buildTestApp,
  createRoomFixture,
  inRoom,
  type Person,
  type TestApp,
  uploadPhoto,
} from '@consoeurs/test-support'
import type { AccessCase } from './access-table.ts'

/** How who asks stands to the community. « blocked » is in it, across a block from her who speaks there. */
export const comers = [
  'visitor',
  'outsider',
  'asked',
  'invited',
  'declined',
  'excluded',
  'member',
  'blocked',
  'paused',
  'banned',
  'moderator',
  'owner',
  'staff',
  'editor',
  'admin',
] as const
export type Comer = (typeof comers)[number]

export type Access = 'open' | 'request' | 'secret'

const houseRoles = { staff: 'moderator', editor: 'editor', admin: 'admin' } as const
const standings = ['asked', 'invited', 'declined', 'excluded'] as const
const inside: readonly Comer[] = ['member', 'blocked', 'paused', 'banned', 'moderator', 'owner']

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('the row was not inserted')
  return row
}

/** One community with a room, where Mandragore speaks and shows a picture; around it one who asks, one who is out. */
export class ComerScene {
  readonly test: TestApp
  private constructor(test: TestApp) {
    this.test = test
  }
  static open = async () => new ComerScene(await buildTestApp())

  async arranges(access: Access, kind: Comer): Promise<AccessCase> {
    const { db, personas, visitor } = this.test
    await this.test.settled()
    for (const table of [tables.communities, tables.users]) await db.delete(table)
    const [author, first, candidate, out] = await Promise.all(
      ['Mandragore', 'Première', 'Candidate', 'Dehors', 'Ailleurs'].map((name) => personas.member(name)),
    )
    if (author === undefined || first === undefined || candidate === undefined || out === undefined)
      throw new Error('a persona is missing')
    const role = kind in houseRoles ? houseRoles[kind as keyof typeof houseRoles] : 'member'
    const asks = kind === 'visitor' ? visitor : await personas.member('Regard', { role })
    const founded = await createRoomFixture(this.test, {
      slug: 'cercle',
      access,
      owner: kind === 'owner' ? asks : first,
      moderators: kind === 'moderator' ? [asks] : [],
      members: [author, ...(kind === 'owner' ? [first] : []), ...(this.#isPlain(kind) ? [asks] : [])],
    })
    const { communityId } = founded
    await db.insert(tables.communityCandidates).values([
      { communityId, userId: candidate.id, standing: 'asked' },
      { communityId, userId: out.id, standing: 'excluded' },
    ])
    const names = { ...(await this.#fills(founded, author)), communityId, roomId: founded.roomId }
    await this.#stands(kind, asks, author, communityId)
    return { asks, names }
  }

  #isPlain = (kind: Comer) => inside.includes(kind) && kind !== 'owner' && kind !== 'moderator'

  async #fills({ communityId, roomId, room }: Awaited<ReturnType<typeof createRoomFixture>>, author: Person) {
    const { db } = this.test
    const file = await uploadPhoto(author)
    const images = [{ fileId: file.id, alt: '' }]
    const said = await inRoom(roomId, room).says(author, 'Mandragore parle', { images })
    const clientId = () => crypto.randomUUID()
    const asked = (seq: number, hours: number) => ({
      ...{ roomId, authorId: author.id, clientId: clientId(), seq, changedSeq: seq, text: 'Mandragore demande' },
      poll: { choices: ['Oui', 'Non'], several: false, named: true },
      pollEndsAt: new Date(Date.now() + hours * 3_600_000),
      pollCounts: [0, 0],
    })
    const announced = { communityId, authorId: author.id, clientId: clientId(), text: 'On se voit jeudi' }
    const share = { authorId: author.id, clientId: clientId(), slug: `partage-${clientId()}`, kind: 'pensee' }
    const link = { communityId, tokenHash: clientId(), expiresAt: new Date(Date.now() + 3_600_000) }
    const within = { ...share, body: 'Mandragore partage', visibility: 'community', communityId }
    const shareId = only(await db.insert(tables.shares).values(within).returning()).id
    await db.update(tables.roomMessages).set({ pinnedAt: new Date(), pinnedById: author.id })
    await db.insert(tables.reactions).values({ target: 'share', targetId: shareId, userId: author.id, kind: 'coeur' })
    const comment = { shareId, authorId: author.id, clientId: clientId(), text: 'Mandragore répond' }
    const [poll, ended] = await db
      .insert(tables.roomMessages)
      .values([asked(1001, 1), asked(1002, -1)])
      .returning()
    await db.insert(tables.pollVotes).values({ roomMessageId: ended?.id ?? 0, userId: author.id, choices: [0] })
    return {
      poll: poll?.id ?? 0,
      ended: ended?.id ?? 0,
      picture: file.formats.small.url.replace(/^\/files\//, ''),
      message: said.id,
      announcement: only(await db.insert(tables.communityAnnouncements).values(announced).returning()).id,
      link: only(await db.insert(tables.communityLinks).values(link).returning()).id,
      share: shareId,
      comment: only(await db.insert(tables.comments).values(comment).returning()).id,
    }
  }

  async #stands(kind: Comer, asks: Person, author: Person, communityId: number): Promise<void> {
    const { db, personas } = this.test
    const standing = standings.find((one) => one === kind)
    if (standing !== undefined)
      await db.insert(tables.communityCandidates).values({ communityId, userId: asks.id, standing })
    if (kind === 'blocked') await personas.blocks(author, asks)
    if (kind === 'paused') await personas.changes(asks, { pause: 1 })
    if (kind === 'banned') await personas.changes(asks, { banned: true })
  }
}
