import { limits, truncateMessage } from '@consoeurs/contract'
import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  comments,
  honors,
  inboxes,
  notifications,
  reactions,
  recipeMakings,
  sanctions,
  shares,
  users,
  visits,
} from '../schema/index.ts'
import { type DemoContext, hoursBefore } from './demo-context.ts'

const HISTORY_HOURS = 14 * 24

type NotificationSeed = typeof notifications.$inferInsert & { createdAt: Date }
/** Before numbering and grouping. */
type NotificationHistory = Omit<NotificationSeed, 'seq' | 'actorIds'> & { actorId: number | null }

const parent = alias(comments, 'parent')
const visitor = alias(users, 'visitor')

async function visitHappenings({ tx }: DemoContext, since: Date): Promise<NotificationHistory[]> {
  const rows = await tx
    .select({ visit: visits, username: visitor.username })
    .from(visits)
    .innerJoin(visitor, eq(visitor.id, visits.visitorId))
    .where(gt(visits.createdAt, since))
  return rows.map(({ visit, username }) => ({
    recipientId: visit.visitedId,
    actorId: visit.visitorId,
    section: 'profil',
    value: 'visite',
    groupKey: 'profil.visite',
    slug: username,
    path: `/p/${username}`,
    createdAt: visit.createdAt,
  }))
}

async function honorHappenings({ tx, brand }: DemoContext, since: Date): Promise<NotificationHistory[]> {
  const rows = await tx
    .select({ honor: honors, username: users.username })
    .from(honors)
    .innerJoin(users, eq(users.id, honors.fromId))
    .where(gt(honors.createdAt, since))
  return rows.map(({ honor, username }) => ({
    recipientId: honor.toId,
    actorId: honor.fromId,
    section: 'profil',
    value: 'honneur',
    groupKey: 'profil.honneur',
    slug: username,
    path: `/p/${username}`,
    detail: { honor: brand.honors.find(({ kind }) => kind === honor.kind)?.label ?? honor.kind },
    createdAt: honor.createdAt,
  }))
}

async function reactionHappenings({ tx }: DemoContext, since: Date): Promise<NotificationHistory[]> {
  const rows = await tx
    .select({ reaction: reactions, share: shares })
    .from(reactions)
    .innerJoin(shares, and(eq(reactions.target, 'share'), eq(shares.id, reactions.targetId)))
    .where(and(gt(reactions.createdAt, since), ne(reactions.userId, shares.authorId)))
  return rows.map(({ reaction, share }) => ({
    recipientId: share.authorId,
    actorId: reaction.userId,
    section: 'partages',
    value: 'reaction',
    groupKey: `partages.reaction:share-${share.id}`,
    slug: share.slug,
    path: `/shares/${share.slug}`,
    excerpt: truncateMessage(share.title || share.body),
    detail: { on: 'share' },
    createdAt: reaction.createdAt,
  }))
}

/** To the authors of the share and of the parent comment, never to oneself. */
async function commentHappenings({ tx }: DemoContext, since: Date): Promise<NotificationHistory[]> {
  const rows = await tx
    .select({ comment: comments, share: shares, parentAuthorId: parent.authorId })
    .from(comments)
    .innerJoin(shares, eq(shares.id, comments.shareId))
    .leftJoin(parent, eq(parent.id, comments.parentId))
    .where(and(gt(comments.createdAt, since), isNull(comments.hiddenAt)))
  return rows.flatMap(({ comment, share, parentAuthorId }) => {
    const told = [{ recipientId: share.authorId, groupKey: `share-${share.id}`, on: 'share' }]
    if (parentAuthorId !== null && parentAuthorId !== share.authorId)
      told.push({ recipientId: parentAuthorId, groupKey: `comment-${comment.parentId}`, on: 'comment' })
    return told
      .filter(({ recipientId }) => recipientId !== comment.authorId)
      .map(({ recipientId, groupKey, on }) => ({
        recipientId,
        actorId: comment.authorId,
        section: 'partages',
        value: 'commentaire',
        groupKey: `partages.commentaire:${groupKey}`,
        slug: share.slug,
        path: `/shares/${share.slug}`,
        excerpt: truncateMessage(comment.text),
        detail: { on },
        createdAt: comment.createdAt,
      }))
  })
}

async function makingHappenings({ tx }: DemoContext, since: Date): Promise<NotificationHistory[]> {
  const rows = await tx
    .select({ making: recipeMakings, share: shares })
    .from(recipeMakings)
    .innerJoin(shares, eq(shares.id, recipeMakings.shareId))
    .where(gt(recipeMakings.createdAt, since))
  return rows.map(({ making, share }) => ({
    recipientId: share.authorId,
    actorId: making.memberId,
    section: 'partages',
    value: 'faite',
    groupKey: `partages.faite:${share.id}`,
    slug: share.slug,
    path: `/shares/${share.slug}#realisations`,
    excerpt: truncateMessage(making.text || making.changes),
    detail: { title: share.title },
    createdAt: making.createdAt,
  }))
}

/** The moderator is not named. */
async function sanctionHappenings({ tx }: DemoContext, since: Date): Promise<NotificationHistory[]> {
  const rows = await tx
    .select()
    .from(sanctions)
    .where(
      and(gt(sanctions.createdAt, since), inArray(sanctions.kind, ['warning', 'hidden']), isNull(sanctions.liftedAt)),
    )
  return rows.map(({ id, memberId, kind, target, reason, createdAt }) => ({
    recipientId: memberId,
    actorId: null,
    section: 'compte',
    value: 'moderation',
    groupKey: `compte.moderation:sanction-${id}`,
    slug: '',
    path: '/l/contact?sujet=moderation',
    detail: { measure: kind, target: target ?? '', reason },
    createdAt,
  }))
}

/** Oldest first; groups close events with the same key before the member's last visit. */
function linesOf(happenings: NotificationHistory[], lastHere: Date): NotificationSeed[] {
  const lines: NotificationSeed[] = []
  const open = new Map<string, NotificationSeed>()
  let seq = 0
  for (const happening of happenings.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())) {
    const readAt = happening.createdAt <= lastHere ? lastHere : null
    const before = open.get(happening.groupKey)
    const near =
      before !== undefined &&
      happening.createdAt.getTime() - before.createdAt.getTime() < limits.notificationFolding &&
      before.readAt?.getTime() === readAt?.getTime()
    const others = near ? (before.actorIds ?? []).filter((id) => id !== happening.actorId) : []
    if (near) lines.splice(lines.indexOf(before), 1)
    seq += 1
    const line = {
      ...happening,
      readAt,
      seq,
      actorIds: happening.actorId === null ? [] : [happening.actorId, ...others],
    }
    lines.push(line)
    open.set(happening.groupKey, line)
  }
  return lines
}

export async function insertNotifications(context: DemoContext): Promise<void> {
  const { tx, now } = context
  const since = hoursBefore(now, HISTORY_HOURS)
  const happenings = [
    ...(await visitHappenings(context, since)),
    ...(await honorHappenings(context, since)),
    ...(await reactionHappenings(context, since)),
    ...(await commentHappenings(context, since)),
    ...(await makingHappenings(context, since)),
    ...(await sanctionHappenings(context, since)),
  ]
  const everyone = await tx.select({ id: users.id, lastConnection: users.lastConnection }).from(users)
  for (const { id, lastConnection } of everyone) {
    const hers = happenings.filter(({ recipientId }) => recipientId === id)
    const lines = linesOf(hers, lastConnection ?? now)
    if (lines.length === 0) continue
    const [inbox] = await tx
      .update(inboxes)
      .set({
        seq: sql`${inboxes.seq} + ${hers.length}`,
        unreadNotifications: lines.filter((line) => line.readAt === null).length,
      })
      .where(eq(inboxes.userId, id))
      .returning({ seq: inboxes.seq })
    const base = (inbox?.seq ?? hers.length) - hers.length
    await tx.insert(notifications).values(lines.map((line) => ({ ...line, seq: base + line.seq })))
  }
}
