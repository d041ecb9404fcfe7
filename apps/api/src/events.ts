/** What can happen. A command emits one of these; whoever must react listens (docs/life-of-a-message.md). */
export type DomainEvent =
  | { type: 'member.confirmed'; memberId: number }
  | { type: 'member.signed-out'; memberId: number }
  | { type: 'member.shut-out'; memberId: number }
  | { type: 'profile.changed'; memberId: number }
  | { type: 'files.removed'; names: string[] }
  | { type: 'profile.visited'; visitorId: number; visitedId: number }
  | { type: 'honor.given'; honorId: number; fromId: number; toId: number; kind: string }
  | { type: 'honor.withdrawn'; fromId: number; toId: number }
  | { type: 'member.blocked'; blockerId: number; blockedId: number }
  | { type: 'member.unblocked'; blockerId: number; blockedId: number }
  | { type: 'share.published'; shareId: number; authorId: number }
  | { type: 'share.removed'; shareId: number; authorId: number }
  | { type: 'share.reacted'; shareId: number; authorId: number; actorId: number; kind: string | null }
  | {
      type: 'comment.written'
      commentId: number
      shareId: number
      authorId: number
      shareAuthorId: number
      parentAuthorId: number | null
    }
  | { type: 'comment.removed'; commentId: number; shareId: number }
  | {
      type: 'comment.reacted'
      commentId: number
      shareId: number
      authorId: number
      actorId: number
      kind: string | null
    }
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
  | { type: 'report.filed'; reportId: number }

export type EventOf<T extends DomainEvent['type']> = Extract<DomainEvent, { type: T }>
