import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { CommunityNewsItem, EventOf } from '../../../events.ts'
import { on } from '../../../platform/event-dispatcher.ts'
import type { Tx } from '../../../platform/unit-of-work.ts'
import { communityNotMutedBy } from '../../members/public.ts'
import { notificationTexts } from '../texts.ts'
import type { Draft, NotificationKind, Post } from './kind.ts'
import { loadShownShare } from './shown-share.ts'
import { communityKeys, loadToldCommunity } from './told-community.ts'

const { announcements, communities, communityMembers, communityAnnouncements } = tables

/** As many inboxes as one transaction holds at once: a large community must not stop the others. */
const TOLD_AT_ONCE = 50

interface News {
  communityId: number
  authorId: number
  about: CommunityNewsItem
}

const isAnnouncement = (about: CommunityNewsItem) => 'announcementId' in about

/** Who wants to hear of it: of an announcement all but those who want silence, of a share those who want everything. */
async function tellInTurns(tx: Tx, news: News): Promise<void> {
  const rows = await tx
    .select({ userId: communityMembers.userId })
    .from(communityMembers)
    .where(
      and(
        eq(communityMembers.communityId, news.communityId),
        isAnnouncement(news.about) ? ne(communityMembers.news, 'none') : eq(communityMembers.news, 'all'),
        ne(communityMembers.userId, news.authorId),
        communityNotMutedBy(communityMembers.userId, communityMembers.communityId),
      ),
    )
    .orderBy(asc(communityMembers.userId))
  const told = rows.map(({ userId }) => userId)
  for (let from = 0; from < told.length; from += TOLD_AT_ONCE)
    tx.emit({ type: 'community.told', ...news, recipientIds: told.slice(from, from + TOLD_AT_ONCE) })
}

/** The words of it, while they stand for her; null where they do not, or where she is in it no more. */
async function wordsFor(tx: Tx, recipientId: number, { communityId, about }: News): Promise<string | null> {
  if ('shareId' in about) {
    const share = await loadShownShare(tx, about.shareId, recipientId)
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

async function draftFor(tx: Tx, recipientId: number, news: News): Promise<Draft | null> {
  const { communityId, authorId, about } = news
  const [community, excerpt] = [await loadToldCommunity(tx, communityId), await wordsFor(tx, recipientId, news)]
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
    stillStands: async (then) => (await wordsFor(then, recipientId, news)) !== null,
  }
}

/** It was taken back: who was told of it by this author is told no more. */
async function retractAnnouncement(tx: Tx, post: Post, communityId: number, actorId: number): Promise<void> {
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

/** What the house says: nobody's name stands over it, and all of its words stand in her list. */
async function tellOfHouse(tx: Tx, post: Post, { announcementId, recipientIds }: EventOf<'announcement.told'>) {
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

export const annonce: NotificationKind = {
  section: 'communautes',
  value: 'annonce',
  push: sendingLimits.pushes.passing,
  text: notificationTexts.annonce,
  saidByActor: true,
  listeners: (post) => [
    on('community.announced', ({ announcementId, communityId, authorId }, tx) =>
      tellInTurns(tx, { communityId, authorId, about: { announcementId } }),
    ),
    on('share.published', async ({ shareId, authorId, communityId }, tx) => {
      if (communityId !== undefined) await tellInTurns(tx, { communityId, authorId, about: { shareId } })
    }),
    on('community.told', async ({ recipientIds, type: _, ...news }, tx) => {
      for (const recipientId of recipientIds) {
        const draft = await draftFor(tx, recipientId, news)
        if (draft !== null) await post.deliver(tx, draft)
      }
    }),
    on('announcement.told', (event, tx) => tellOfHouse(tx, post, event)),
    on('community.announcement-removed', ({ communityId, authorId }, tx) =>
      retractAnnouncement(tx, post, communityId, authorId),
    ),
  ],
}
