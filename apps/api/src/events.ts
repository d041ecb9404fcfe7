import type { AccountChange, CertificationNews, CommentPlace, RemovalReason, SiteSettingKey } from '@consoeurs/contract'

/** What is new in a community. */
export type CommunityNewsItem = { announcementId: number } | { shareId: number }

/** What can happen. A command emits one of these; whoever must react listens (docs/life-of-a-message.md). */
export type DomainEvent =
  /** She came in for the first time, by the link of her mail or through another house that vouches for her address. */
  | { type: 'member.confirmed'; memberId: number }
  | { type: 'member.birthday'; memberId: number; year: number }
  /** Something that keeps her account safe is not what it was. */
  | { type: 'account.changed'; memberId: number; what: AccountChange; browser?: string; os?: string }
  | { type: 'member.signed-out'; memberId: number }
  | { type: 'member.shut-out'; memberId: number }
  /** Her browsers need none at the push provider any more. */
  | { type: 'push.identity-dropped'; memberId: number }
  | { type: 'profile.changed'; memberId: number }
  /** She is asked whether all is well; her contact was told; or wants no letters, and would not be told. */
  | { type: 'meeting.called'; meetingId: number; memberId: number; what: 'due' | 'told' | 'declined' }
  /** She answered, took more time, or erased it. */
  | { type: 'meeting.answered'; meetingId: number; memberId: number }
  /** She opened more profiles than one reads; `opened` within a day. */
  | { type: 'profiles.walked'; memberId: number; opened: number }
  | { type: 'files.removed'; names: string[] }
  | { type: 'profile.visited'; visitorId: number; visitedId: number }
  | { type: 'honor.given'; honorId: number; fromId: number; toId: number; kind: string }
  | { type: 'honor.withdrawn'; fromId: number; toId: number }
  | { type: 'member.blocked'; blockerId: number; blockedId: number }
  | { type: 'member.unblocked'; blockerId: number; blockedId: number }
  | { type: 'mutes.changed'; memberId: number }
  | { type: 'share.published'; shareId: number; authorId: number; communityId?: number }
  /** Those who asked to be told of this author, a few at a time. */
  | { type: 'favorites.told'; recipientIds: number[]; shareId: number; authorId: number; removed: boolean }
  /** It says something else, or another comment is its answer. Covered since, it has another address. */
  | { type: 'share.changed'; shareId: number; authorId: number; version: number; formerSlug?: string }
  | { type: 'share.removed'; shareId: number; authorId: number }
  | { type: 'share.reacted'; shareId: number; authorId: number; actorId: number; kind: string | null }
  | { type: 'share.going'; shareId: number; memberId: number; going: boolean }
  /** Members who come after this one are told of a new article, a few at a time. */
  | { type: 'article.told'; articleId: number; after: number }
  | { type: 'article.reacted'; articleId: number; actorId: number; kind: string | null }
  | ({
      type: 'comment.written'
      commentId: number
      authorId: number
      /** An article is the house's: nobody's. */
      shareAuthorId: number | null
      parentAuthorId: number | null
    } & CommentPlace)
  | ({ type: 'comment.removed'; commentId: number } & CommentPlace)
  /** She who asked says which comment helped; null: none, after all. */
  | { type: 'answer.marked'; shareId: number; authorId: number; commentId: number | null; before: number | null }
  | ({
      type: 'comment.reacted'
      commentId: number
      authorId: number
      actorId: number
      kind: string | null
    } & CommentPlace)
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
  /** What she had put away is in her list again: a message came. */
  | { type: 'conversation.reopened'; conversationId: number; memberId: number }
  | { type: 'community.asked'; communityId: number; memberId: number }
  /** She took her request back, or declined an invitation. */
  | { type: 'community.withdrawn'; communityId: number; memberId: number }
  | { type: 'community.answered'; communityId: number; memberId: number; accepted: boolean }
  | { type: 'community.invited'; communityId: number; memberId: number; byId: number }
  | { type: 'community.joined'; communityId: number; memberId: number }
  | { type: 'community.left'; communityId: number; memberId: number; putOut: boolean }
  | { type: 'community.handed-over'; communityId: number; memberId: number; byId: number }
  | { type: 'community.changed'; communityId: number }
  | { type: 'community.announced'; announcementId: number; communityId: number; authorId: number }
  | { type: 'community.announcement-removed'; announcementId: number; communityId: number; authorId: number }
  /** Its members who want to hear of it, a few at a time. */
  | { type: 'community.told'; recipientIds: number[]; communityId: number; authorId: number; about: CommunityNewsItem }
  /** Some of those to whom the house says something, a few at a time. */
  | { type: 'announcement.told'; announcementId: number; recipientIds: number[] }
  | { type: 'room.said'; messageId: number; roomId: number; communityId: number; authorId: number }
  /** Those whom a message names, and did not name before. */
  | {
      type: 'room.mentioned'
      messageId: number
      roomId: number
      communityId: number
      authorId: number
      memberIds: number[]
    }
  /** Members of its community who want to hear of everything, a few at a time. */
  | { type: 'room.told'; recipientIds: number[]; messageId: number; authorId: number }
  | { type: 'room.unsaid'; messageId: number; roomId: number; communityId: number; authorId: number }
  /** Taken away by who keeps order there, not by its author. */
  | { type: 'room.removed'; messageId: number; authorId: number; reason: RemovalReason }
  | { type: 'room.read'; roomId: number; readerId: number }
  | { type: 'report.filed'; reportId: number }
  | { type: 'report.decided'; reportId: number }
  | { type: 'review.asked'; reviewId: number }
  | { type: 'review.decided'; reviewId: number }
  | { type: 'certification.asked'; certificationId: number }
  /** What she must know of her certification; null: it was granted before there was a row of it. */
  | { type: 'certification.told'; what: CertificationNews; memberId: number; certificationId: number | null }
  | { type: 'sanction.given'; sanctionId: number; memberId: number }
  | { type: 'sanction.lifted'; sanctionId: number; memberId: number }
  /** Something that editors write was created, changed or taken away: pages that visitors read may say otherwise now. */
  | { type: 'content.changed'; collection: string; id: number }
  /** A setting of the site has another value, at once in every page. */
  | { type: 'settings.changed'; key: SiteSettingKey }

export type EventOf<T extends DomainEvent['type']> = Extract<DomainEvent, { type: T }>
