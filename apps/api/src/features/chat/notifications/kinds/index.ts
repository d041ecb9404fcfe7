import { announcementKind } from './announcement.ts'
import { answerKind } from './answer.ts'
import { articleKind } from './article.ts'
import { batchReminderKind } from './batch-reminder.ts'
import { commentKind } from './comment.ts'
import { groupInvitationKind } from './group-invitation.ts'
import { groupMessageKind } from './group-message.ts'
import { honorKind } from './honor.ts'
import { ingredientKind } from './ingredient.ts'
import { invitationKind } from './invitation.ts'
import type { NotificationKind } from './kind.ts'
import { makingKind } from './making.ts'
import { memberNewsKind } from './member-news.ts'
import { membershipRequestKind } from './membership-request.ts'
import { messageKind } from './message.ts'
import { messageRequestKind } from './message-request.ts'
import { moderationKind } from './moderation.ts'
import { mutualLikeKind } from './mutual-like.ts'
import { outingNewsKind } from './outing-news.ts'
import { outingReminderKind } from './outing-reminder.ts'
import { participationKind } from './participation.ts'
import { reactionKind } from './reaction.ts'
import { roomMentionKind } from './room-mention.ts'
import { roomMessageKind } from './room-message.ts'
import { savedSearchKind } from './saved-search.ts'
import { securityKind } from './security.ts'
import { sharedListKind } from './shared-list.ts'
import { swapNewsKind } from './swap-news.ts'
import { visitKind } from './visit.ts'

/** A new kind is one file and one line here. */
export const notificationKinds: NotificationKind[] = [
  visitKind,
  honorKind,
  memberNewsKind,
  messageKind,
  messageRequestKind,
  reactionKind,
  commentKind,
  answerKind,
  outingNewsKind,
  participationKind,
  makingKind,
  swapNewsKind,
  articleKind,
  announcementKind,
  membershipRequestKind,
  invitationKind,
  roomMessageKind,
  roomMentionKind,
  groupMessageKind,
  groupInvitationKind,
  moderationKind,
  securityKind,
  outingReminderKind,
  mutualLikeKind,
  savedSearchKind,
  batchReminderKind,
  sharedListKind,
  ingredientKind,
]

export const kindOf = (section: string, value: string): NotificationKind | undefined =>
  notificationKinds.find((kind) => kind.section === section && kind.value === value)
