import type { AddressInfo } from 'node:net'
import {
  type InboxSync,
  type LiveEvent,
  type NotificationView,
  type Page,
  type SocketMessage,
  userChannel,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import type { Person } from './person.ts'
import { buildTestApp, type TestApp } from './test-app.ts'

type UnitOfWork = TestApp['app']['events']['unitOfWork']
type Tx = Parameters<Parameters<UnitOfWork>[0]>[0]
export type DomainEvent = Parameters<Tx['emit']>[0]

/** Camille with her page open, Inès and Louise who do things: the scene of every story about notifications. */
export class InboxScene {
  readonly test: TestApp
  readonly camille: Person
  readonly ines: Person
  readonly louise: Person
  readonly #socket: Socket
  readonly #clock: { now: Date }
  /** What Camille's open page heard. */
  readonly messages: SocketMessage[] = []
  readonly live: LiveEvent[] = []

  private constructor(
    test: TestApp,
    clock: { now: Date },
    [camille, ines, louise]: [Person, Person, Person],
    socket: Socket,
  ) {
    this.test = test
    this.#clock = clock
    this.camille = camille
    this.ines = ines
    this.louise = louise
    this.#socket = socket
    socket.on(userChannel(camille.id), (message: SocketMessage) => this.messages.push(message))
    socket.on('live', (event: LiveEvent) => this.live.push(event))
  }

  static async open(): Promise<InboxScene> {
    const clock = { now: new Date() }
    const test = await buildTestApp({ now: () => clock.now })
    const people: [Person, Person, Person] = [
      await test.cast.camille(),
      await test.cast.ines(),
      await test.cast.louise(),
    ]
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = test.app.server.address() as AddressInfo
    const auth = { token: people[0].token }
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], auth })
    await new Promise<void>((resolve) => socket.on('connect', resolve))
    await socket.emitWithAck('subscribe', userChannel(people[0].id))
    return new InboxScene(test, clock, people, socket)
  }

  async close(): Promise<void> {
    this.#socket.disconnect()
    await this.test.close()
  }

  /** Everything as it was before the story. */
  async tidy(): Promise<void> {
    const { db } = this.test
    await this.test.settled()
    for (const table of [tables.blocks, tables.notifications, tables.notificationPreferences, tables.visits])
      await db.delete(table)
    for (const table of [
      tables.catalogueGroups,
      tables.shares,
      tables.conversations,
      tables.honors,
      tables.reactions,
      tables.communities,
    ])
      await db.delete(table)
    await db
      .update(tables.inboxes)
      .set({ unreadNotifications: 0, unreadVisits: 0, unreadHonors: 0, unreadMessages: 0, requests: 0 })
    await db.update(tables.users).set({ pause: 0 })
    this.#clock.now = new Date()
    this.messages.length = 0
    this.live.length = 0
  }

  hoursLater(hours: number): void {
    this.#clock.now = new Date(Date.now() + hours * 3_600_000)
  }

  /** One after the other, each handled before the next. */
  async happens(...events: DomainEvent[]): Promise<void> {
    for (const event of events) {
      await this.test.app.events.unitOfWork(async (tx) => tx.emit(event))
      await this.test.settled()
    }
  }

  lines = async (query = '') =>
    (await this.camille.gets<Page<NotificationView>>(`/api/notifications${query}`)).body.items
  inbox = async (after = 0) => (await this.camille.gets<InboxSync>(`/api/inbox?after=${after}`)).body

  /** A community that Camille runs, or is in by another role; the others are as they are given. */
  async community(roles: [Person, 'owner' | 'moderator' | 'member'][], news = 'mentions'): Promise<number> {
    const { db } = this.test
    const founded = { slug: 'lectrices', name: 'Lectrices', memberCount: roles.length }
    const { id: communityId } = only(await db.insert(tables.communities).values(founded).returning())
    await db
      .insert(tables.communityMembers)
      .values(roles.map(([person, role]) => ({ communityId, userId: person.id, role, news })))
    return communityId
  }

  /** Where someone who is not in it stands. */
  async stands(person: Person, communityId: number, standing: string): Promise<void> {
    await this.test.db.insert(tables.communityCandidates).values({ communityId, userId: person.id, standing })
  }

  /** Inès’s announcement there, and the event that tells of it. */
  async announcementIn(communityId: number, text = 'On se voit jeudi'): Promise<DomainEvent> {
    const said = { communityId, authorId: this.ines.id, clientId: crypto.randomUUID(), text }
    const { id } = only(await this.test.db.insert(tables.communityAnnouncements).values(said).returning())
    return { type: 'community.announced', announcementId: id, communityId, authorId: this.ines.id }
  }

  /** She meets somebody, and has not said yet that all is well. */
  async meets(): Promise<number> {
    const row = {
      userId: this.camille.id,
      clientId: crypto.randomUUID(),
      sealed: '',
      contactHash: '',
      dueAt: new Date(),
    }
    return only(await this.test.db.insert(tables.meetings).values(row).returning()).id
  }

  visitBy = (visitor: Person): DomainEvent => ({
    type: 'profile.visited',
    visitorId: visitor.id,
    visitedId: this.camille.id,
  })

  /** Her honour as it stands, and the event that tells of it. */
  async honourBy(giver: Person, kind = 'belle-plume'): Promise<DomainEvent> {
    const given = { fromId: giver.id, toId: this.camille.id, kind }
    const { id } = only(await this.test.db.insert(tables.honors).values(given).returning())
    return { type: 'honor.given', honorId: id, ...given }
  }

  /** Her reaction to something of Camille's as it stands (null: taken back), and the event that tells of it. */
  async reactionBy(
    actor: Person,
    to: { shareId: number; commentId?: number },
    kind: string | null = 'coeur',
  ): Promise<DomainEvent> {
    const { shareId, commentId } = to
    const key = { target: commentId === undefined ? 'share' : 'comment', targetId: commentId ?? shareId }
    await this.#standsAs({ ...key, userId: actor.id }, kind)
    const by = { shareId, authorId: this.camille.id, actorId: actor.id, kind }
    return commentId === undefined ? { type: 'share.reacted', ...by } : { type: 'comment.reacted', commentId, ...by }
  }

  async #standsAs(hers: { target: string; targetId: number; userId: number }, kind: string | null): Promise<void> {
    const { reactions } = tables
    const { db } = this.test
    await db
      .delete(reactions)
      .where(
        and(
          eq(reactions.target, hers.target),
          eq(reactions.targetId, hers.targetId),
          eq(reactions.userId, hers.userId),
        ),
      )
    if (kind !== null) await db.insert(reactions).values({ ...hers, kind })
  }

  /** A share of Camille's. */
  async publishes(title = 'Un dimanche au marché') {
    const slug = `partage-${crypto.randomUUID()}`
    const share = {
      authorId: this.camille.id,
      clientId: crypto.randomUUID(),
      slug,
      kind: 'pensee',
      title,
      body: 'Bonjour',
    }
    return only(await this.test.db.insert(tables.shares).values(share).returning())
  }

  async comments(author: Person, shareId: number, text: string, parentId: number | null = null) {
    const comment = { shareId, authorId: author.id, clientId: crypto.randomUUID(), text, parentId }
    return only(await this.test.db.insert(tables.comments).values(comment).returning())
  }

  /** A question of Inès, Camille's comment that she marks as its answer, and the event that tells of it. */
  async answers(text = 'Au lac') {
    const { db } = this.test
    const { id: shareId } = await this.publishes('Où nager en hiver ?')
    const { id: commentId } = await this.comments(this.camille, shareId, text)
    await db
      .update(tables.shares)
      .set({ authorId: this.ines.id, answerId: commentId })
      .where(eq(tables.shares.id, shareId))
    const marked: DomainEvent = { type: 'answer.marked', shareId, authorId: this.ines.id, commentId, before: null }
    return { shareId, commentId, marked }
  }

  /** A message of Inès to Camille, as it stands when it has been sent. */
  async writes(text: string, accepted: boolean): Promise<{ conversationId: number; messageId: number }> {
    const { db } = this.test
    const [camilleId, inesId] = [this.camille.id, this.ines.id]
    const pair = { lowId: Math.min(camilleId, inesId), highId: Math.max(camilleId, inesId), startedById: inesId }
    const conversation = only(
      await db
        .insert(tables.conversations)
        .values({ ...pair, lastSeq: 1, acceptedAt: accepted ? new Date() : null })
        .returning(),
    )
    await db.insert(tables.conversationMembers).values([
      { conversationId: conversation.id, userId: camilleId, otherId: inesId },
      { conversationId: conversation.id, userId: inesId, otherId: camilleId },
    ])
    const sent = {
      conversationId: conversation.id,
      authorId: inesId,
      clientId: crypto.randomUUID(),
      seq: 1,
      changedSeq: 1,
      text,
    }
    const message = only(await db.insert(tables.messages).values(sent).returning())
    return { conversationId: conversation.id, messageId: message.id }
  }

  sent = (ids: { conversationId: number; messageId: number }, isRequest: boolean): DomainEvent => ({
    type: 'message.sent',
    ...ids,
    authorId: this.ines.id,
    recipientId: this.camille.id,
    isRequest,
  })
}

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('the row was not inserted')
  return row
}
