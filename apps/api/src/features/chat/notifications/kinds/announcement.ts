import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { CommunityNewsItem, EventOf } from '../../../../events.ts'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { isCommunityNotMutedBy } from '../../../foundation/visibility/public.ts'
import { notificationTexts } from '../texts.ts'
import type { Draft, NotificationDelivery, NotificationKind } from './kind.ts'
import { communityKeys, loadCommunityForNotification } from './notification-community.ts'
import { loadVisibleShare } from './visible-share.ts'

const { announcements, communities, communityMembers, communityAnnouncements } = tables

/** Recipients per transaction: limits how many inboxes are locked at once. */
const BATCH_SIZE = 50

interface CommunityNewsSource {
  communityId: number
  authorId: number
  about: CommunityNewsItem
}

const isAnnouncement = (about: CommunityNewsItem) => 'announcementId' in about

/** Fans out in batches. Announcements reach all members but those with news `none`, shares only those with `all`. */
async function emitRecipientBatches(tx: Tx, news: CommunityNewsSource): Promise<void> {
  const rows = await tx
    .select({ userId: communityMembers.userId })
    .from(communityMembers)
    .where(
      and(
        eq(communityMembers.communityId, news.communityId),
        isAnnouncement(news.about) ? ne(communityMembers.news, 'none') : eq(communityMembers.news, 'all'),
        ne(communityMembers.userId, news.authorId),
        isCommunityNotMutedBy(communityMembers.userId, communityMembers.communityId),
      ),
    )
    .orderBy(asc(communityMembers.userId))
  const told = rows.map(({ userId }) => userId)
  for (let from = 0; from < told.length; from += BATCH_SIZE)
    tx.emit({ type: 'community.told', ...news, recipientIds: told.slice(from, from + BATCH_SIZE) })
}

/** Null where the recipient may no longer see it. */
async function buildNewsText(
  tx: Tx,
  recipientId: number,
  { communityId, about }: CommunityNewsSource,
): Promise<string | null> {
  if ('shareId' in about) {
    const share = await loadVisibleShare(tx, about.shareId, recipientId)
    return share === null ? null : share.title || share.body
  }
  const [row] = await tx
    .select({ text: communityAnnouncements.text })
    .from(communityAnnouncements)
    .innerJoin(
      communityMembers,
      and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, recipientId)),
    )
    .where(and(eq(communityAnnouncements.id, about.announcementId), isNull(communityAnnouncements.removedAt)))
  return row?.text ?? null
}

async function draftFor(tx: Tx, recipientId: number, news: CommunityNewsSource): Promise<Draft | null> {
  const { communityId, authorId, about } = news
  const [community, excerpt] = [
    await loadCommunityForNotification(tx, communityId),
    await buildNewsText(tx, recipientId, news),
  ]
  if (community === null || excerpt === null) return null
  const announced = isAnnouncement(about)
  return {
    recipientId,
    actorId: authorId,
    section: 'communautes',
    value: 'annonce',
    slug: community.slug,
    path: `/c/${community.slug}`,
    groupKey: announced ? communityKeys.announced(communityId) : communityKeys.shared(communityId),
    excerpt,
    detail: { on: announced ? 'announcement' : 'share', community: community.name },
    repeats: true,
    stillStands: async (then) => (await buildNewsText(then, recipientId, news)) !== null,
  }
}

/** Retracts notifications unless the author has another announcement there. */
async function retractAnnouncement(
  tx: Tx,
  post: NotificationDelivery,
  communityId: number,
  actorId: number,
): Promise<void> {
  const stands = await tx.$count(
    communityAnnouncements,
    and(
      eq(communityAnnouncements.communityId, communityId),
      eq(communityAnnouncements.authorId, actorId),
      isNull(communityAnnouncements.removedAt),
    ),
  )
  if (stands > 0) return
  const rows = await tx
    .select({ userId: communityMembers.userId })
    .from(communityMembers)
    .where(eq(communityMembers.communityId, communityId))
    .orderBy(asc(communityMembers.userId))
  for (const { userId: recipientId } of rows)
    await post.retract(tx, { recipientId, groupKey: communityKeys.announced(communityId), actorId })
}

/** By the site: no author, and the full text in the list. */
async function notifySiteAnnouncement(
  tx: Tx,
  post: NotificationDelivery,
  { announcementId, recipientIds }: EventOf<'announcement.told'>,
) {
  const [said] = await tx
    .select({ text: announcements.text, link: announcements.link, slug: communities.slug, name: communities.name })
    .from(announcements)
    .leftJoin(communities, eq(communities.id, announcements.communityId))
    .where(eq(announcements.id, announcementId))
  if (said === undefined) return
  const { text, link, slug, name } = said
  const draft = {
    actorId: null,
    section: 'communautes' as const,
    value: 'annonce',
    slug: slug ?? '',
    path: link || (slug === null ? '/notifications' : `/c/${slug}`),
    groupKey: communityKeys.ofHouse(announcementId),
    excerpt: text,
    detail: { on: 'house', text, from: post.brand.name, ...(name !== null && { community: name }) },
    repeats: true,
  }
  for (const recipientId of recipientIds) await post.deliver(tx, { ...draft, recipientId })
}

export const announcementKind: NotificationKind = {
  section: 'communautes',
  value: 'annonce',
  push: sendingLimits.pushes.passing,
  text: notificationTexts.annonce,
  saidByActor: true,
  listeners: (post) => [
    on('community.announced', ({ announcementId, communityId, authorId }, tx) =>
      emitRecipientBatches(tx, { communityId, authorId, about: { announcementId } }),
    ),
    on('share.published', async ({ shareId, authorId, communityId }, tx) => {
      if (communityId !== undefined) await emitRecipientBatches(tx, { communityId, authorId, about: { shareId } })
    }),
    on('community.told', async ({ recipientIds, type: _, ...news }, tx) => {
      for (const recipientId of recipientIds) {
        const draft = await draftFor(tx, recipientId, news)
        if (draft !== null) await post.deliver(tx, draft)
      }
    }),
    on('announcement.told', (event, tx) => notifySiteAnnouncement(tx, post, event)),
    on('community.announcement-removed', ({ communityId, authorId }, tx) =>
      retractAnnouncement(tx, post, communityId, authorId),
    ),
  ],
}
