import { sendingLimits } from '@consoeurs/contract'
import { prepared, tables } from '@consoeurs/database'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { favoriteNewsKey } from '../../../people/favorites/public.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationDelivery, NotificationKind } from './kind.ts'
import { usernameOf } from './username-of.ts'
import { loadVisibleShare } from './visible-share.ts'

const { favorites, users } = tables

/** Recipients per transaction: limits how many inboxes are locked at once. */
const BATCH_SIZE = 50

const ofKind = { section: 'profil', value: 'interaction' } as const

async function loadFollowers(tx: Tx, memberId: number): Promise<number[]> {
  const rows = await tx
    .select({ userId: favorites.userId })
    .from(favorites)
    .where(and(eq(favorites.memberId, memberId), eq(favorites.tellMe, true)))
    .orderBy(asc(favorites.userId))
  return rows.map(({ userId }) => userId)
}

const followsNews = prepared((db) =>
  db
    .select({ id: favorites.id })
    .from(favorites)
    .where(
      and(
        eq(favorites.userId, sql.placeholder('userId')),
        eq(favorites.memberId, sql.placeholder('memberId')),
        eq(favorites.tellMe, true),
      ),
    )
    .prepare('favorite_news'),
)

function emitRecipientBatches(
  tx: Tx,
  told: number[],
  what: { shareId: number; authorId: number; removed: boolean },
): void {
  for (let from = 0; from < told.length; from += BATCH_SIZE)
    tx.emit({ type: 'favorites.told', ...what, recipientIds: told.slice(from, from + BATCH_SIZE) })
}

async function notifyNewShare(
  tx: Tx,
  post: NotificationDelivery,
  recipientId: number,
  { shareId, authorId }: NewShare,
): Promise<void> {
  const share = await loadVisibleShare(tx, shareId, recipientId)
  if (share === null) return
  await post.deliver(tx, {
    ...ofKind,
    recipientId,
    actorId: authorId,
    slug: share.slug,
    // Specification §2: an interaction links to a profile. This tab opens on the shares.
    path: `/p/${await usernameOf(tx, authorId)}?onglet=partages`,
    groupKey: favoriteNewsKey,
    excerpt: share.title || share.body,
    detail: { on: 'news' },
    repeats: true,
    stillStands: async (then) =>
      (await followsNews(then).execute({ userId: recipientId, memberId: authorId })).length > 0 &&
      (await loadVisibleShare(then, shareId, recipientId)) !== null,
  })
}

interface NewShare {
  shareId: number
  authorId: number
}

/** The brand's text is stored with the notification. */
async function notifyMember(
  tx: Tx,
  post: NotificationDelivery,
  memberId: number,
  said: 'welcome' | 'birthday',
  once: string,
) {
  const [member] = await tx
    .select({ name: users.name, username: users.username })
    .from(users)
    .where(eq(users.id, memberId))
  if (member === undefined) return
  await post.deliver(tx, {
    ...ofKind,
    recipientId: memberId,
    actorId: null,
    slug: member.username,
    path: `/p/${member.username}`,
    groupKey: `profil.interaction:${once}`,
    detail: { on: said, ...post.brand.notices[said](member.name) },
    repeats: false,
  })
}

export const memberNewsKind: NotificationKind = {
  ...ofKind,
  push: sendingLimits.pushes.passing,
  text: notificationTexts.interaction,
  saidByActor: true,
  pathOfMany: '/favorites',
  listeners: (post) => [
    on('share.published', async ({ shareId, authorId }, tx) =>
      emitRecipientBatches(tx, await loadFollowers(tx, authorId), { shareId, authorId, removed: false }),
    ),
    on('share.removed', async ({ shareId, authorId }, tx) =>
      emitRecipientBatches(tx, await loadFollowers(tx, authorId), { shareId, authorId, removed: true }),
    ),
    on('favorites.told', async ({ recipientIds, removed, ...news }, tx) => {
      for (const recipientId of recipientIds) {
        if (removed) await retractNews(tx, post, recipientId, news)
        else await notifyNewShare(tx, post, recipientId, news)
      }
    }),
    on('member.confirmed', ({ memberId }, tx) => notifyMember(tx, post, memberId, 'welcome', 'welcome')),
    on('member.birthday', ({ memberId, year }, tx) => notifyMember(tx, post, memberId, 'birthday', `birthday-${year}`)),
  ],
}

/** A notification that links to a newer share stays. */
async function retractNews(
  tx: Tx,
  post: NotificationDelivery,
  recipientId: number,
  { shareId, authorId }: NewShare,
): Promise<void> {
  const [share] = await tx.select({ slug: tables.shares.slug }).from(tables.shares).where(eq(tables.shares.id, shareId))
  if (share === undefined) return
  await post.retract(tx, { recipientId, groupKey: favoriteNewsKey, actorId: authorId, slug: share.slug })
}
