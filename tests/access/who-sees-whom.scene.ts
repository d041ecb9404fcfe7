import type { CommentTargetId } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/test-support'
import type { AccessCase } from './access-table.ts'

/** Who looks at what Mandragore wrote and did; « paused » and « banned » twice: she who looks, and she who is looked at. */
export const onlookers = [
  'visitor',
  'unconfirmed',
  'member',
  'contact',
  'blocked',
  'blocker',
  'muter',
  'paused',
  'banned',
  'she-paused',
  'she-banned',
  'within',
  'moderator',
  'admin',
] as const
export type Onlooker = (typeof onlookers)[number]

/** Two who like the same. */
const alike = { city: 'Lyon', profile: { interests: ['lecture', 'marche'] } }

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('the row was not inserted')
  return row
}

/** A place with Mandragore, a third woman, and one who looks; everything that a list could show of Mandragore is there. */
export const proposedDate = '2040-01-01T12:00:00.000Z'

export class OnlookerScene {
  readonly test: TestApp
  private constructor(test: TestApp) {
    this.test = test
  }
  static open = async () => new OnlookerScene(await buildTestApp())
  /** In a place that stands already. */
  static on = (test: TestApp) => new OnlookerScene(test)

  async arranges(kind: Onlooker): Promise<AccessCase & { author: Person }> {
    const { db, personas, visitor } = this.test
    await this.test.settled()
    for (const table of [tables.communities, tables.articles, tables.users]) await db.delete(table)
    const author = await personas.member('Mandragore', alike)
    const third = await personas.member('Tierce', { city: 'Lyon' })
    const role = kind === 'moderator' || kind === 'admin' ? kind : 'member'
    const looks = kind === 'visitor' ? visitor : await personas.member('Regard', { ...alike, role })
    const written = await this.#writes(author, third)
    if (kind !== 'visitor') {
      await this.#reaches(author, looks, written.share)
      await this.#stands(kind, author, looks, written.communityId)
    }
    return { asks: looks, author, names: { ...written, author: author.id } }
  }

  /** A room in Mandragore's community. */
  async opensRoom(): Promise<number> {
    const { db } = this.test
    const community = only(await db.select({ id: tables.communities.id }).from(tables.communities))
    const room = { communityId: community.id, slug: 'salon', name: 'Accueil' }
    return only(await db.insert(tables.rooms).values(room).returning()).id
  }

  async #share(author: Person, more: Partial<typeof tables.shares.$inferInsert> = {}) {
    const clientId = crypto.randomUUID()
    const words = { kind: 'pensee', body: author.username, visibility: 'members' }
    const share = { authorId: author.id, clientId, slug: `partage-${clientId}`, ...words, ...more }
    return only(await this.test.db.insert(tables.shares).values(share).returning()).id
  }

  /** With names; an ended one has her vote. */
  async #poll(author: Person, inDays: number) {
    const poll = { choices: ['Oui', 'Non'], several: false, named: true }
    const pollEndsAt = new Date(Date.now() + inDays * 24 * 3_600_000)
    return this.#share(author, { kind: 'question', poll, pollEndsAt, pollCounts: [0, 0] })
  }

  async #ended(author: Person) {
    const shareId = await this.#poll(author, -1)
    await this.test.db.insert(tables.pollVotes).values({ shareId, userId: author.id, choices: [0] })
    return shareId
  }

  async #comment(author: Person, at: CommentTargetId) {
    const comment = { ...at, authorId: author.id, clientId: crypto.randomUUID(), text: author.username }
    return only(await this.test.db.insert(tables.comments).values(comment).returning()).id
  }

  async #writes(author: Person, third: Person) {
    const { db } = this.test
    const communityId = only(
      await db.insert(tables.communities).values({ slug: 'lectrices', name: 'Lectrices', memberCount: 1 }).returning(),
    ).id
    await db.insert(tables.communityMembers).values({ communityId, userId: author.id, role: 'owner' })
    const outingAt = new Date(Date.now() + 24 * 3_600_000)
    const share = await this.#share(author)
    const article = {
      slug: 'une-page',
      title: 'Une page',
      body: '<p>Des mots</p>',
      publishedAt: new Date(Date.now() - 1000),
    }
    const { id: articleId } = only(await db.insert(tables.articles).values(article).returning())
    const tierce = await this.#share(third, { visibility: 'public' })
    await db.insert(tables.reactions).values({ target: 'share', targetId: tierce, userId: author.id, kind: 'coeur' })
    await db
      .insert(tables.drafts)
      .values({ userId: author.id, key: 'share:hers', text: author.username, updatedAt: new Date() })
    return {
      communityId,
      share,
      tierce,
      within: await this.#share(author, { visibility: 'community', communityId }),
      outing: await this.#share(author, { kind: 'sortie', outingAt, outingPlace: 'Le lac' }),
      dates: await this.#share(author, { kind: 'sortie', outingDates: [proposedDate, '2040-01-02T12:00:00.000Z'] }),
      poll: await this.#poll(author, 1),
      ended: await this.#ended(author),
      under: await this.#comment(author, { shareId: tierce }),
      comment: await this.#comment(author, { shareId: share }),
      article: articleId,
      said: await this.#comment(author, { articleId }),
    }
  }

  /** What Mandragore did to her who looks, and what that one keeps. */
  async #reaches(author: Person, looks: Person, shareId: number): Promise<void> {
    const { db } = this.test
    const day = new Date().toISOString().slice(0, 10)
    await db.insert(tables.visits).values({ visitorId: author.id, visitedId: looks.id, day })
    await db.insert(tables.honors).values({ fromId: author.id, toId: looks.id, kind: 'belle-plume' })
    await db.insert(tables.likes).values({ userId: looks.id, memberId: author.id, countsFrom: new Date() })
    await db.insert(tables.mutualLikes).values({ userId: looks.id, memberId: author.id })
    await db.insert(tables.favorites).values({ userId: looks.id, memberId: author.id })
    await db.insert(tables.bookmarks).values({ userId: looks.id, shareId })
    await db.insert(tables.notifications).values({
      recipientId: looks.id,
      actorId: author.id,
      actorIds: [author.id],
      section: 'profil',
      value: 'visite',
      groupKey: 'profil.visite',
      slug: author.username,
      path: `/p/${author.username}`,
      seq: 1,
    })
  }

  async #stands(kind: Onlooker, author: Person, looks: Person, communityId: number): Promise<void> {
    const { db, personas } = this.test
    const [lowId = 0, highId = 0] = [author.id, looks.id].toSorted((a, b) => a - b)
    const arrange: Partial<Record<Onlooker, () => PromiseLike<unknown>>> = {
      unconfirmed: () => personas.changes(looks, { emailVerified: false }),
      contact: () =>
        db
          .insert(tables.conversations)
          .values({ lowId, highId, startedById: lowId, lastSeq: 0, acceptedAt: new Date() }),
      blocked: () => personas.blocks(author, looks),
      blocker: () => personas.blocks(looks, author),
      muter: () => db.insert(tables.mutes).values({ userId: looks.id, memberId: author.id }),
      paused: () => personas.changes(looks, { pause: 1 }),
      banned: () => personas.changes(looks, { banned: true }),
      'she-paused': () => personas.changes(author, { pause: 1 }),
      'she-banned': () => personas.changes(author, { banned: true }),
      within: () => db.insert(tables.communityMembers).values({ communityId, userId: looks.id, role: 'member' }),
    }
    await arrange[kind]?.()
  }
}
