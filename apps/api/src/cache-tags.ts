import type { CommentTargetId } from '@consoeurs/contract'
import type { DomainEvent, EventOf } from './events.ts'

/**
 * What a visitor's page shows. Pages are cached with the tags of their API reads (`withCacheTags`), and dropped by the
 * events that touch one of them.
 */
export type CacheTag =
  /** Every page. */
  | 'site'
  /** Every page that shows members or what members wrote: who is visible decides what it contains. */
  | 'members'
  | `member:${number}`
  /** Lists of shares. */
  | 'shares'
  | `share:${number}`
  /** Articles, their topics, pages and the media library. */
  | 'content'
  | `article:${number}`
  | 'communities'

export const shareTag = (id: number): CacheTag => `share:${id}`
export const memberTag = (id: number): CacheTag => `member:${id}`
export const articleTag = (id: number): CacheTag => `article:${id}`
export const commentTargetTag = (place: CommentTargetId): CacheTag =>
  'shareId' in place ? shareTag(place.shareId) : articleTag(place.articleId)

type TagsByEvent = { [T in DomainEvent['type']]: CacheTag[] | ((event: EventOf<T>) => CacheTag[]) }

const none: CacheTag[] = []

const ofComment = (place: CommentTargetId): CacheTag[] => [commentTargetTag(place)]

const shareLists = ({ shareId, authorId }: { shareId: number; authorId: number }): CacheTag[] => [
  'shares',
  shareTag(shareId),
  memberTag(authorId),
]

const recounted = ({ of, ids }: EventOf<'counts.stale'>): CacheTag[] => {
  if (of === 'counters') return none
  if (of === 'communities') return ['communities']
  return ids.map(of === 'articleComments' ? articleTag : shareTag)
}

/** The tags of the visitors' pages that each event makes stale. */
const tagsByEvent = {
  'member.confirmed': ['members'],
  // Ages change at midnight, not with the event.
  'member.birthday': none,
  // A reset password or another address also confirms the address.
  'account.changed': ({ what }) => (what === 'password' || what === 'email' ? ['members'] : none),
  'member.signed-out': none,
  'member.shut-out': ['members'],
  'push.identity-dropped': none,
  'profile.changed': ['members'],
  'member.presence-changed': ['members'],
  'counts.stale': recounted,
  'meeting.called': none,
  'meeting.answered': none,
  'profiles.walked': none,
  // Whatever showed the file has an event of its own.
  'files.removed': none,
  'profile.visited': none,
  'honor.given': ({ toId }) => [memberTag(toId)],
  'honor.withdrawn': ({ toId }) => [memberTag(toId)],
  'likes.matched': none,
  'likes.unmatched': none,
  'member.blocked': none,
  'member.unblocked': none,
  'block-list.changed': none,
  'member.terms-added': none,
  'saved-searches.matched': none,
  'batch.reminded': none,
  'batch.cared': none,
  'batch.removed': none,
  'ingredient.accepted': none,
  'mutes.changed': none,
  // Community shares are for members, and not counted on profiles.
  'share.published': (share) => (share.communityId === undefined ? shareLists(share) : none),
  'favorites.told': none,
  'share.changed': shareLists,
  // What shows the share hears that it changed, or was hidden.
  'share.covered': none,
  'share.removed': shareLists,
  'share.reacted': ({ shareId }) => [shareTag(shareId)],
  'share.going': ({ shareId }) => [shareTag(shareId)],
  'outing.ticked': ({ shareId }) => [shareTag(shareId)],
  // The share has an event of its own.
  'outing.fixed': none,
  'outing.changed': none,
  'outing.cancelled': none,
  'outing.told': none,
  'outing.thanked': none,
  'link.previewed': ({ shareIds, commented }) => [...shareIds.map(shareTag), ...commented.map(commentTargetTag)],
  'share.voted': ({ shareId }) => [shareTag(shareId)],
  // A scheduled article appears; later events notify further members.
  'article.told': ({ after }) => (after === 0 ? ['content'] : none),
  // Visitors see no reactions to articles.
  'article.reacted': none,
  'comment.written': ofComment,
  'comment.removed': ofComment,
  // Swaps are for members.
  'swap.published': none,
  'swap.changed': none,
  'swap.told': none,
  'swap.renewed': none,
  'making.written': ({ shareId }) => [shareTag(shareId)],
  'making.removed': ({ shareId }) => [shareTag(shareId)],
  'answer.marked': ({ shareId }) => [shareTag(shareId)],
  'comment.reacted': ofComment,
  'message.sent': none,
  'message.changed': none,
  'conversation.accepted': none,
  'conversation.ignored': none,
  'conversation.read': none,
  'conversation.delivered': none,
  'conversation.reopened': none,
  'community.asked': none,
  'community.withdrawn': none,
  'community.answered': none,
  'community.invited': none,
  'group.invited': none,
  'group.answered': none,
  'shopping.invited': none,
  'shopping.answered': none,
  'community.joined': ['communities'],
  'community.left': ['communities'],
  'community.handed-over': ['communities'],
  'community.changed': ['communities'],
  'community.announced': none,
  'community.announcement-removed': none,
  'community.told': none,
  'announcement.told': none,
  'room.said': none,
  'room.mentioned': none,
  'room.told': none,
  'room.unsaid': none,
  'room.removed': none,
  'room.read': none,
  'report.filed': none,
  'report.decided': none,
  'review.asked': none,
  'review.decided': none,
  'certification.asked': none,
  'certification.told': none,
  // The photo has `profile.changed`.
  'first-photo.approved': none,
  // An approval also confirms the member.
  'sign-up.decided': none,
  'sanction.given': ['members'],
  // Shows a hidden comment again, which has no event of its own.
  'sanction.lifted': ['members'],
  'content.changed': ['content'],
  'settings.changed': ['site'],
} satisfies TagsByEvent

export function tagsOfEvent(event: DomainEvent): readonly CacheTag[] {
  const tags = (tagsByEvent as Partial<Record<string, CacheTag[] | ((event: never) => CacheTag[])>>)[event.type]
  // An event that a newer release wrote.
  if (tags === undefined) return ['site']
  return typeof tags === 'function' ? tags(event as never) : tags
}
