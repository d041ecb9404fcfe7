import { sendingLimits, truncate } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, gt, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { DigestCounts, DigestShare } from '../../../platform/delivery/mail-transport.ts'
import { hasVisibleActor } from '../../foundation/inbox/public.ts'
import { isPresent, memberListedFor } from '../../foundation/visibility/public.ts'
import { shareListedFor, uncovered } from '../../publishing/shares/public.ts'

const { users, userProfiles, mailRhythms, messages, conversations, conversationMembers } = tables
const { notifications, visits, honors, shares } = tables

export type Rhythm = 'daily' | 'weekly'

export interface DigestRecipient {
  id: number
  name: string
  email: string
  rhythm: Rhythm
  digestAt: Date | null
}

const paris = (now: Date, unit: 'day' | 'week') =>
  sql`(date_trunc('${sql.raw(unit)}', ${now.toISOString()}::timestamptz at time zone 'Europe/Paris') at time zone 'Europe/Paris')`

/** Start of the day or week in Paris; with daylight saving, a day may have 23 or 25 hours. */
export async function beginningOf(db: Queryable, now: Date, rhythm: Rhythm): Promise<Date> {
  const unit = rhythm === 'daily' ? 'day' : 'week'
  const [row] = await db.select({ at: paris(now, unit).mapWith(users.createdAt) }).from(sql`(values (1)) as one`)
  if (!(row?.at instanceof Date)) throw new Error('the day has no beginning')
  return row.at
}

/** Members without a digest for this day or week yet, by id. */
export async function loadDigestRecipients(
  db: Queryable,
  { rhythm, beginning, afterId }: { rhythm: Rhythm; beginning: Date; afterId: number },
): Promise<DigestRecipient[]> {
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email, digestAt: mailRhythms.digestAt })
    .from(userProfiles)
    .innerJoin(users, eq(users.id, userProfiles.userId))
    .leftJoin(mailRhythms, eq(mailRhythms.userId, users.id))
    .where(
      and(
        gt(users.id, afterId),
        eq(userProfiles.emailDigest, rhythm),
        isPresent,
        or(isNull(mailRhythms.digestAt), sql`${mailRhythms.digestAt} < ${beginning.toISOString()}`),
      ),
    )
    .orderBy(asc(users.id))
    .limit(sendingLimits.digest.atOnce)
  return rows.map((row) => ({ ...row, rhythm }))
}

/** The author is visible to the reader. */
const byVisible = (readerId: number, authorId: SQL): SQL =>
  sql`exists (select 1 from ${users} inner join ${userProfiles} on ${userProfiles.userId} = ${users.id} where ${users.id} = ${authorId} and ${memberListedFor({ id: readerId })})`

/** Counts unread messages of accepted conversations, or conversation requests. */
async function countMessages(db: Queryable, id: number, since: Date, accepted: boolean): Promise<number> {
  const [row] = await db
    .select({ count: accepted ? sql<number>`count(*)::int` : sql<number>`count(distinct ${conversations.id})::int` })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .where(
      and(
        eq(conversationMembers.userId, id),
        eq(conversationMembers.muted, false),
        eq(conversationMembers.archived, false),
        accepted ? isNotNull(conversations.acceptedAt) : isNull(conversations.acceptedAt),
        isNull(conversations.ignoredAt),
        gt(messages.seq, conversationMembers.readSeq),
        ne(messages.authorId, id),
        isNull(messages.deletedAt),
        gt(messages.createdAt, since),
        byVisible(id, sql`${messages.authorId}`),
      ),
    )
  return row?.count ?? 0
}

/** Notifications that the digest counts separately. */
const COUNTED_APART = ['visite', 'honneur', 'demande']

/** Unseen activity since the last digest; excludes blocked and absent members. */
export async function loadDigestCounts(db: Queryable, id: number, since: Date): Promise<DigestCounts> {
  const news = and(
    eq(notifications.recipientId, id),
    isNull(notifications.readAt),
    gt(notifications.createdAt, since),
    notInArray(notifications.value, COUNTED_APART),
    hasVisibleActor(id),
  )
  const seen = { visit: byVisible(id, sql`${visits.visitorId}`), honor: byVisible(id, sql`${honors.fromId}`) }
  return {
    messages: await countMessages(db, id, since, true),
    requests: await countMessages(db, id, since, false),
    notifications: await db.$count(notifications, news),
    visits: await db.$count(
      visits,
      and(eq(visits.visitedId, id), isNull(visits.seenAt), gt(visits.createdAt, since), seen.visit),
    ),
    honors: await db.$count(
      honors,
      and(eq(honors.toId, id), isNull(honors.seenAt), gt(honors.createdAt, since), seen.honor),
    ),
  }
}

const COVERED = 'Un partage couvert'

/** The newest shares of others. Community content stays out of mail. */
export async function loadDigestShares(
  db: Queryable,
  { id, since, publicUrl }: { id: number; since: Date; publicUrl: string },
): Promise<DigestShare[]> {
  const rows = await db
    .select({ author: users.name, title: uncovered(shares.title), body: uncovered(shares.body), slug: shares.slug })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(
      and(gt(shares.createdAt, since), ne(shares.authorId, id), isNull(shares.communityId), shareListedFor({ id })),
    )
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(sendingLimits.digest.shares)
  return rows.map(({ author, title, body, slug }) => ({
    author,
    words: truncate((title || body || COVERED).replaceAll(/\s+/g, ' '), sendingLimits.digest.excerpt),
    url: `${publicUrl}/shares/${slug}`,
  }))
}
