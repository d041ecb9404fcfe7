import type {
  AccountChange,
  AppearanceKey,
  CertificationNews,
  ChoiceKey,
  CommentTargetId,
  RemovalReason,
  SiteSettingKey,
} from '@consoeurs/contract'

export type CommunityNewsItem = { announcementId: number } | { shareId: number }

/** checked: back after a review, so that anything may have changed. */
export type OutingChange = 'moved' | 'place' | 'checked' | 'dates'
/**
 * Notified to those who come or ticked a date. promoted: from the waiting list; fixed: the date that the member ticked
 * is chosen; settled: another one.
 */
export type OutingNews = OutingChange | 'cancelled' | 'withdrawn' | 'promoted' | 'reminder' | 'fixed' | 'settled'

/** Of an offer, to a member who asked for it; reminder: to its owner, the day before it closes. */
export type SwapNews = 'reserved' | 'released' | 'taken' | 'withdrawn' | 'reminder'

/** Domain events: commands emit them, listeners react (docs/life-of-a-message.md). */
export type DomainEvent =
  /** First sign-in, by mail or through an identity provider. */
  | { type: 'member.confirmed'; memberId: number }
  | { type: 'member.birthday'; memberId: number; year: number }
  /** What protects the account has changed. */
  | { type: 'account.changed'; memberId: number; what: AccountChange; browser?: string; os?: string }
  | { type: 'member.signed-out'; memberId: number }
  | { type: 'member.shut-out'; memberId: number }
  /** The member's browsers need no identity at the push provider any more. */
  | { type: 'push.identity-dropped'; memberId: number }
  | { type: 'profile.changed'; memberId: number }
  /** Paused, hidden, suspended, banned, leaving, or back. */
  | { type: 'member.presence-changed'; memberId: number }
  | {
      type: 'counts.stale'
      of: 'reactions' | 'shareMakings' | 'shareComments' | 'articleComments' | 'communities' | 'counters'
      ids: number[]
    }
  /** due: the member must answer · told: the contact was notified · declined: the contact refuses mails. */
  | { type: 'meeting.called'; meetingId: number; memberId: number; what: 'due' | 'told' | 'declined' }
  /** Also when the member takes more time, or erases the meeting. */
  | { type: 'meeting.answered'; meetingId: number; memberId: number }
  /** The member reached the scraping limit; `opened` within a day. */
  | { type: 'profiles.walked'; memberId: number; opened: number }
  | { type: 'files.removed'; names: string[]; sounds?: string[] }
  | { type: 'profile.visited'; visitorId: number; visitedId: number }
  | { type: 'honor.given'; honorId: number; fromId: number; toId: number; kind: string }
  | { type: 'honor.withdrawn'; fromId: number; toId: number }
  /** Each likes the other. */
  | { type: 'likes.matched'; memberIds: [number, number] }
  /** A block came before both had seen it. */
  | { type: 'likes.unmatched'; memberIds: [number, number] }
  /** The first block between the two. */
  | { type: 'member.blocked'; blockerId: number; blockedId: number }
  /** The last block between the two is gone. */
  | { type: 'member.unblocked'; blockerId: number; blockedId: number }
  /** The block list changed, but nobody is hidden or shown by it. */
  | { type: 'block-list.changed'; memberId: number }
  /** Terms of `member-terms.ts` that the directory did not list her with before. */
  | { type: 'member.terms-added'; memberId: number; terms: string[] }
  | { type: 'saved-searches.matched'; memberId: number; found: { searchId: number; count: number }[] }
  /** care: rinse, taste or turn · day: a day that she chose · end: the expected one. `at`: when it was due. */
  | {
      type: 'batch.reminded'
      batchId: number
      memberId: number
      what: 'care' | 'day' | 'end'
      day: number
      at: string
    }
  /** Rinsed, tasted or ended: its reminder is settled. */
  | { type: 'batch.cared'; batchId: number; memberId: number }
  | { type: 'batch.removed'; batchId: number; memberId: number }
  /** An editor added the ingredient that the member proposed. */
  | { type: 'ingredient.accepted'; memberId: number; proposalId: number; name: string }
  | { type: 'mutes.changed'; memberId: number }
  | { type: 'share.published'; shareId: number; authorId: number; communityId?: number }
  /** One batch of recipients. */
  | { type: 'favorites.told'; recipientIds: number[]; shareId: number; authorId: number; removed: boolean }
  /** Another text, or another comment marked as the answer. */
  | { type: 'share.changed'; shareId: number; authorId: number; version: number }
  /** Also of a share that is held at the same time. Its address may be new. */
  | { type: 'share.covered'; shareId: number; formerSlug: string }
  | { type: 'share.removed'; shareId: number; authorId: number }
  | { type: 'share.reacted'; shareId: number; authorId: number; actorId: number; kind: string | null }
  | { type: 'share.going'; shareId: number; memberId: number; going: boolean }
  | { type: 'outing.ticked'; shareId: number; memberId: number }
  | { type: 'outing.fixed'; shareId: number; at: string }
  | { type: 'outing.changed'; shareId: number; what: OutingChange }
  /** site: hidden by moderators, or its host is away. */
  | { type: 'outing.cancelled'; shareId: number; by: 'host' | 'site' }
  /** One batch of recipients. */
  | { type: 'outing.told'; shareId: number; what: OutingNews; recipientIds: number[] }
  | { type: 'outing.thanked'; shareId: number; memberId: number }
  /** It was fetched, or fetched again. isNew: there was none before; previewId: of all texts with that address. */
  | { type: 'link.previewed'; previewId: number; isNew: boolean; shareIds: number[]; commented: CommentTargetId[] }
  | { type: 'share.voted'; shareId: number; authorId: number }
  /** Notifies a batch of members with ids after this one. */
  | { type: 'article.told'; articleId: number; after: number }
  | { type: 'article.reacted'; articleId: number; actorId: number; kind: string | null }
  | ({
      type: 'comment.written'
      commentId: number
      authorId: number
      /** Null for an article, which has no author. */
      shareAuthorId: number | null
      parentAuthorId: number | null
    } & CommentTargetId)
  | ({ type: 'comment.removed'; commentId: number } & CommentTargetId)
  /** isNew: not an edit, and no further day. */
  | { type: 'making.written'; makingId: number; shareId: number; memberId: number; isNew: boolean }
  /** One batch of recipients. */
  | { type: 'swap.published'; swapId: number }
  /** Anything that its list shows, also that it is gone. */
  | { type: 'swap.changed'; swapId: number }
  | { type: 'swap.told'; swapId: number; what: SwapNews; recipientIds: number[] }
  /** Also removed: the reminder is answered. */
  | { type: 'swap.renewed'; swapId: number; ownerId: number }
  | { type: 'making.removed'; makingId: number; shareId: number; memberId: number }
  /** The author of the question marks the comment that helped; null: none. */
  | { type: 'answer.marked'; shareId: number; authorId: number; commentId: number | null; before: number | null }
  | ({
      type: 'comment.reacted'
      commentId: number
      authorId: number
      actorId: number
      kind: string | null
    } & CommentTargetId)
  | {
      type: 'message.sent'
      messageId: number
      conversationId: number
      authorId: number
      recipientId: number
      isRequest: boolean
    }
  | { type: 'message.changed'; messageId: number; conversationId: number }
  | { type: 'conversation.accepted'; conversationId: number; byId: number; otherId: number }
  | { type: 'conversation.ignored'; conversationId: number; byId: number; otherId: number }
  | { type: 'conversation.read'; conversationId: number; readerId: number; otherId: number; seq: number }
  | { type: 'conversation.delivered'; conversationId: number; receiverId: number; otherId: number; seq: number }
  /** A message put an archived conversation back in the member's list. */
  | { type: 'conversation.reopened'; conversationId: number; memberId: number }
  | { type: 'community.asked'; communityId: number; memberId: number }
  /** Also when the member declines an invitation. */
  | { type: 'community.withdrawn'; communityId: number; memberId: number }
  | { type: 'community.answered'; communityId: number; memberId: number; accepted: boolean }
  | { type: 'community.invited'; communityId: number; memberId: number; byId: number }
  | { type: 'group.invited'; communityId: number; memberId: number; byId: number }
  /** Accepted or declined, or the invitation was withdrawn. */
  | { type: 'group.answered'; communityId: number; memberId: number; withdrawn: boolean }
  | { type: 'shopping.invited'; ownerId: number; memberId: number }
  /** Accepted, declined or left; or the owner took her out. */
  | { type: 'shopping.answered'; ownerId: number; memberId: number; withdrawn: boolean }
  | { type: 'community.joined'; communityId: number; memberId: number }
  | { type: 'community.left'; communityId: number; memberId: number; putOut: boolean }
  | { type: 'community.handed-over'; communityId: number; memberId: number; byId: number }
  | { type: 'community.changed'; communityId: number }
  | { type: 'community.announced'; announcementId: number; communityId: number; authorId: number }
  | { type: 'community.announcement-removed'; announcementId: number; communityId: number; authorId: number }
  /** One batch of recipients. */
  | { type: 'community.told'; recipientIds: number[]; communityId: number; authorId: number; about: CommunityNewsItem }
  /** One batch of recipients. */
  | { type: 'announcement.told'; announcementId: number; recipientIds: number[] }
  | { type: 'room.said'; messageId: number; roomId: number; communityId: number; authorId: number }
  /** Newly mentioned members only. */
  | {
      type: 'room.mentioned'
      messageId: number
      roomId: number
      communityId: number
      authorId: number
      memberIds: number[]
    }
  /** One batch of recipients. */
  | { type: 'room.told'; recipientIds: number[]; messageId: number; authorId: number }
  | { type: 'room.unsaid'; messageId: number; roomId: number; communityId: number; authorId: number }
  /** Removed by a moderator, not by its author. */
  | { type: 'room.removed'; messageId: number; authorId: number; reason: RemovalReason }
  | { type: 'room.read'; roomId: number; readerId: number }
  | { type: 'report.filed'; reportId: number }
  | { type: 'report.decided'; reportId: number }
  | { type: 'review.asked'; reviewId: number }
  | { type: 'review.decided'; reviewId: number }
  | { type: 'certification.asked'; certificationId: number }
  /** Notifies the member; null: granted before certifications were rows. */
  | { type: 'certification.told'; what: CertificationNews; memberId: number; certificationId: number | null }
  /** Notifies the member. */
  | { type: 'first-photo.approved'; memberId: number; photoId: number }
  /** Notifies the newcomer. */
  | { type: 'sign-up.decided'; memberId: number; state: 'approved' | 'refused' }
  | { type: 'sanction.given'; sanctionId: number; memberId: number }
  | { type: 'sanction.lifted'; sanctionId: number; memberId: number }
  /** Public pages may be outdated. */
  | { type: 'content.changed'; collection: string; id: number }
  | { type: 'settings.changed'; key: SiteSettingKey | ChoiceKey | AppearanceKey }

export type EventOf<T extends DomainEvent['type']> = Extract<DomainEvent, { type: T }>
