import { sendingLimits } from '@consoeurs/contract'
import { prepared, tables } from '@consoeurs/database'
import { and, asc, eq, sql } from 'drizzle-orm'
import { on } from '../../../platform/event-dispatcher.ts'
import type { Tx } from '../../../platform/unit-of-work.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind, Post } from './kind.ts'
import { loadShownShare } from './shown-share.ts'
import { usernameOf } from './username-of.ts'

const { favorites, users } = tables

/** Shares of those she keeps are one line, whoever they are from. */
export const favoriteNewsKey = 'profil.interaction:news'

/** As many inboxes as one transaction holds at once: a member whom many keep must not stop the others. */
const TOLD_AT_ONCE = 50

const ofKind = { section: 'profil', value: 'interaction' } as const

/** Who asked to be told when this member shares something, by id. */
async function toldOf(tx: Tx, memberId: number): Promise<number[]> {
  const rows = await tx
    .select({ userId: favorites.userId })
    .from(favorites)
    .where(and(eq(favorites.memberId, memberId), eq(favorites.tellMe, true)))
    .orderBy(asc(favorites.userId))
  return rows.map(({ userId }) => userId)
}

const asksForNews = prepared((db) =>
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

function tellInTurns(tx: Tx, told: number[], what: { shareId: number; authorId: number; removed: boolean }): void {
  for (let from = 0; from < told.length; from += TOLD_AT_ONCE)
    tx.emit({ type: 'favorites.told', ...what, recipientIds: told.slice(from, from + TOLD_AT_ONCE) })
}

async function tellNews(tx: Tx, post: Post, recipientId: number, { shareId, authorId }: News): Promise<void> {
  const share = await loadShownShare(tx, shareId, recipientId)
  if (share === null) return
  await post.deliver(tx, {
    ...ofKind,
    recipientId,
    actorId: authorId,
    slug: share.slug,
    // Specification §2: an interaction leads to a profile; what she shared stands first there.
    path: `/p/${await usernameOf(tx, authorId)}?onglet=partages`,
    groupKey: favoriteNewsKey,
    excerpt: share.title || share.body,
    detail: { on: 'news' },
    repeats: true,
    stillStands: async (then) =>
      (await asksForNews(then).execute({ userId: recipientId, memberId: authorId })).length > 0 &&
      (await loadShownShare(then, shareId, recipientId)) !== null,
  })
}

interface News {
  shareId: number
  authorId: number
}

/** The place speaks to her: in the brand's words, kept as they were said. */
async function sayToHer(tx: Tx, post: Post, memberId: number, said: 'welcome' | 'birthday', once: string) {
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

export const interaction: NotificationKind = {
  ...ofKind,
  push: sendingLimits.pushes.passing,
  text: notificationTexts.interaction,
  saidByActor: true,
  pathOfMany: '/favorites',
  listeners: (post) => [
    on('share.published', async ({ shareId, authorId }, tx) =>
      tellInTurns(tx, await toldOf(tx, authorId), { shareId, authorId, removed: false }),
    ),
    on('share.removed', async ({ shareId, authorId }, tx) =>
      tellInTurns(tx, await toldOf(tx, authorId), { shareId, authorId, removed: true }),
    ),
    on('favorites.told', async ({ recipientIds, removed, ...news }, tx) => {
      for (const recipientId of recipientIds) {
        if (removed) await retractNews(tx, post, recipientId, news)
        else await tellNews(tx, post, recipientId, news)
      }
    }),
    on('member.confirmed', ({ memberId }, tx) => sayToHer(tx, post, memberId, 'welcome', 'welcome')),
    on('member.birthday', ({ memberId, year }, tx) => sayToHer(tx, post, memberId, 'birthday', `birthday-${year}`)),
  ],
}

/** The share that a line leads to is gone; a line that leads to a newer one stays. */
async function retractNews(tx: Tx, post: Post, recipientId: number, { shareId, authorId }: News): Promise<void> {
  const [share] = await tx.select({ slug: tables.shares.slug }).from(tables.shares).where(eq(tables.shares.id, shareId))
  if (share === undefined) return
  await post.retract(tx, { recipientId, groupKey: favoriteNewsKey, actorId: authorId, slug: share.slug })
}
