import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tables } from '@consoeurs/database'
import type { Person } from './person.ts'
import type { TestApp } from './test-app.ts'

/** What only she ever wrote, so that any of it found anywhere is hers. */
export const richTraces = ['Perlimpinpine', 'perlimpinpine', 'zinzolin']

/** Who decided about her, in the name of the house. */
export const richJudge = 'Clotilde'

export const richPassword = 'bougie tramway noisette'

const only = <T>(rows: T[]): T => {
  const [row] = rows
  if (row === undefined) throw new Error('nothing was written')
  return row
}

export interface RichScene {
  her: Person
  other: Person
  heir: Person
  communityId: number
  letterId: number
  answeredCommentId: number
  fileName: string
}

const clientId = () => crypto.randomUUID()
const format = { width: 1, height: 1, bytes: 4 }
const formats = { thumbnail: format, small: format, medium: format, large: format }

async function givesFiles({ db, deps }: TestApp, userId: number) {
  const picture = { ownerId: userId, width: 1, height: 1, thumbhash: '', formats, attachedAt: new Date() }
  const [photo, cover] = await db
    .insert(tables.files)
    .values([
      { ...picture, name: 'a1'.repeat(16) },
      { ...picture, name: 'b2'.repeat(16) },
    ])
    .returning()
  if (!photo || !cover) throw new Error('no files')
  const folder = join(deps.settings.dataDir, 'uploads', photo.name.slice(0, 2))
  mkdirSync(folder, { recursive: true })
  for (const size of Object.keys(formats)) writeFileSync(join(folder, `${photo.name}-${size}.webp`), 'RIFF')
  await db.insert(tables.photos).values({ userId, fileId: photo.id, position: 0, description: 'zinzolin au soleil' })
  return { photo, cover }
}

async function speaks({ db }: TestApp, her: Person, other: Person) {
  const share = { kind: 'thought', title: 'zinzolin', body: 'Un zinzolin.' }
  const hers = only(
    await db
      .insert(tables.shares)
      .values({ ...share, slug: 'zinzolin', authorId: her.id, clientId: clientId() })
      .returning(),
  )
  const theirs = only(
    await db
      .insert(tables.shares)
      .values({
        ...{ kind: 'thought', slug: 'autre', authorId: other.id, clientId: clientId(), body: 'Bonjour.' },
        ...{ commentCount: 3, reactionCounts: { heart: 2 }, goingCount: 1 },
      })
      .returning(),
  )
  const at = { shareId: theirs.id, authorId: her.id }
  const lone = only(
    await db
      .insert(tables.comments)
      .values({ ...at, clientId: clientId(), text: 'zinzolin seul' })
      .returning(),
  )
  const answered = only(
    await db
      .insert(tables.comments)
      .values({ ...at, clientId: clientId(), text: 'zinzolin suivi' })
      .returning(),
  )
  await db
    .insert(tables.comments)
    .values({ shareId: theirs.id, parentId: answered.id, authorId: other.id, clientId: clientId(), text: 'Oui.' })
  await db.insert(tables.reactions).values([
    { target: 'share', targetId: theirs.id, userId: her.id, kind: 'heart' },
    { target: 'share', targetId: theirs.id, userId: other.id, kind: 'heart' },
    { target: 'share', targetId: hers.id, userId: other.id, kind: 'heart' },
    { target: 'comment', targetId: lone.id, userId: other.id, kind: 'heart' },
  ])
  await db.insert(tables.shareParticipants).values({ shareId: theirs.id, userId: her.id })
  await db.insert(tables.bookmarks).values({ shareId: theirs.id, userId: her.id })
  await db.insert(tables.notifications).values({
    ...{ recipientId: other.id, seq: 1, section: 'partages', value: 'reaction', actorId: her.id, actorIds: [her.id] },
    ...{ slug: 'autre', path: '/shares/autre', excerpt: 'zinzolin', groupKey: 'share:1' },
  })
  await db.insert(tables.notifications).values({
    ...{ recipientId: other.id, seq: 2, section: 'profil', value: 'visite', actorId: her.id },
    ...{ actorIds: [her.id, other.id], path: '/visits', excerpt: 'zinzolin', groupKey: 'visits' },
  })
  return { theirs, answered }
}

async function writes({ db }: TestApp, her: Person, other: Person, fileId: number) {
  const [lowId, highId] = [Math.min(her.id, other.id), Math.max(her.id, other.id)]
  const talk = only(
    await db
      .insert(tables.conversations)
      .values({ lowId, highId, startedById: her.id, acceptedAt: new Date(), lastMessageAt: new Date(), lastSeq: 3 })
      .returning(),
  )
  const at = { conversationId: talk.id, clientId: clientId() }
  await db.insert(tables.conversationMembers).values([
    { conversationId: talk.id, userId: her.id, otherId: other.id, lastMessageAt: new Date() },
    { conversationId: talk.id, userId: other.id, otherId: her.id, lastMessageAt: new Date() },
  ])
  const letter = only(
    await db
      .insert(tables.messages)
      .values({ ...at, authorId: her.id, seq: 1, changedSeq: 1, text: 'À demain, sous les tilleuls.' })
      .returning(),
  )
  await db.insert(tables.messages).values([
    { ...at, authorId: other.id, seq: 2, changedSeq: 2, text: 'J’y serai.' },
    {
      ...at,
      clientId: clientId(),
      ...{ authorId: her.id, seq: 3, changedSeq: 3, text: 'zinzolin repris', deletedAt: new Date() },
    },
  ])
  await db
    .insert(tables.messageVersions)
    .values({ messageId: letter.id, text: 'zinzolin d’abord', replacedAt: new Date() })
  await db.insert(tables.messageImages).values({ messageId: letter.id, fileId, position: 0, alt: 'zinzolin' })
  return letter.id
}

async function gathers({ db }: TestApp, her: Person, heir: Person, other: Person) {
  const community = only(
    await db
      .insert(tables.communities)
      .values({ slug: 'couture', name: 'Couture', foundedById: her.id, clientId: clientId(), memberCount: 3 })
      .returning(),
  )
  await db.insert(tables.communityMembers).values([
    { communityId: community.id, userId: her.id, role: 'owner' },
    { communityId: community.id, userId: other.id, role: 'member' },
    { communityId: community.id, userId: heir.id, role: 'moderator' },
  ])
  const room = only(
    await db
      .insert(tables.rooms)
      .values({ communityId: community.id, slug: 'salon', name: 'Salon', createdById: her.id, clientId: clientId() })
      .returning(),
  )
  const said = only(
    await db
      .insert(tables.roomMessages)
      .values({
        ...{ roomId: room.id, authorId: her.id, clientId: clientId(), seq: 1, changedSeq: 1 },
        text: 'zinzolin pour toutes',
      })
      .returning(),
  )
  await db
    .insert(tables.roomMessageVersions)
    .values({ messageId: said.id, text: 'zinzolin avant', replacedAt: new Date() })
  await db
    .insert(tables.communityAnnouncements)
    .values({ communityId: community.id, authorId: her.id, clientId: clientId(), text: 'zinzolin samedi' })
  return community.id
}

async function meets({ db }: TestApp, her: Person, other: Person) {
  const day = '2026-11-01'
  await db.insert(tables.visits).values([
    { visitorId: her.id, visitedId: other.id, day },
    { visitorId: other.id, visitedId: her.id, day },
  ])
  await db.insert(tables.honors).values({ fromId: her.id, toId: other.id, kind: 'listening' })
  await db.insert(tables.favorites).values({ userId: other.id, memberId: her.id })
  await db.insert(tables.memberNotes).values([
    { userId: her.id, memberId: other.id, text: 'zinzolin à retenir', updatedAt: new Date() },
    { userId: other.id, memberId: her.id, text: 'Perlimpinpine, à rappeler', updatedAt: new Date() },
  ])
  await db.insert(tables.mutes).values({ userId: her.id, word: 'zinzolin', pattern: 'zinzolin' })
  await db.insert(tables.drafts).values({ userId: her.id, key: 'share:1', text: 'zinzolin', updatedAt: new Date() })
}

async function isKnownToTheHouse({ db, cast }: TestApp, her: Person) {
  const judge = await cast.member(richJudge, { role: 'moderator' })
  const at = new Date()
  const about = { aboutId: her.id, target: 'member', targetId: her.id, reason: 'scam', severity: 1 }
  await db.insert(tables.reports).values({ ...about, text: 'Un signalement.' })
  await db.insert(tables.reports).values({
    ...{ reporterId: her.id, reporterName: 'Perlimpinpine', reporterEmail: 'perlimpinpine@test.test' },
    ...{ target: 'share', targetId: 1, reason: 'scam', severity: 1, text: 'Autre chose.', assigneeId: judge.id },
  })
  await db.insert(tables.sanctions).values({
    ...{ memberId: her.id, kind: 'warning', reason: 'Plus doucement, zinzolin.' },
    ...{ byId: judge.id, liftedById: judge.id, liftedAt: at },
  })
  await db.insert(tables.staffNotes).values({ about: 'member', aboutId: her.id, text: 'Perlimpinpine insiste.' })
  await db.insert(tables.auditEntries).values({
    ...{ action: 'role.change', target: 'member', targetId: her.id },
    detail: { username: 'perlimpinpine' },
  })
  await db.insert(tables.contactMessages).values({
    ...{ userId: her.id, topic: 'idea', name: 'Perlimpinpine', email: 'perlimpinpine@test.test', text: 'zinzolin' },
  })
  await db.insert(tables.connections).values({ memberId: her.id, ipAddress: '192.0.2.7' })
  await db
    .insert(tables.consents)
    .values(['terms', 'charter', 'sensitive'].map((kind) => ({ userId: her.id, kind, version: '2026-11-01' })))
  await db.insert(tables.usernameHistory).values({ userId: her.id, username: 'perlimpinpine-avant' })
  await db
    .insert(tables.verifications)
    .values({ identifier: 'reset', value: String(her.id), expiresAt: new Date(Date.now() + 3_600_000) })
}

/** A member of a few years, with something in every corner of the house; one who talks with her, one who will follow her. */
export async function richScene(test: TestApp): Promise<RichScene> {
  const profile = { about: 'zinzolin', headline: 'zinzolin', answers: { q: 'zinzolin' }, lookingFor: ['amitie'] }
  const her = await test.cast.member('Perlimpinpine', { profile, user: { image: 'zinzolin' } })
  await test.cast.givesPassword(her, richPassword)
  const other = await test.cast.member('Ondine')
  const heir = await test.cast.member('Hermine')
  const { photo, cover } = await givesFiles(test, her.id)
  const { answered } = await speaks(test, her, other)
  const letterId = await writes(test, her, other, cover.id)
  const communityId = await gathers(test, her, heir, other)
  await meets(test, her, other)
  await isKnownToTheHouse(test, her)
  return { her, other, heir, communityId, letterId, answeredCommentId: answered.id, fileName: photo.name }
}

/** Every place of the database where one of these words stands: `table.column: what`. The work of jobs aside. */
export async function whereFound({ pool }: TestApp, words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns as c
    join information_schema.tables as t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY', 'uuid')`)
  const found: string[] = []
  for (const { table, column } of columns) {
    const { rows } = await pool.query<{ said: string }>(
      `select "${column}"::text as said from "${table}" where lower("${column}"::text) like any ($1)`,
      [words.map((word) => `%${word.toLowerCase()}%`)],
    )
    found.push(...rows.map(({ said }) => `${table}.${column}: ${said}`))
  }
  return found
}
