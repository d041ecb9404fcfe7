import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind } from './kind.ts'
import { usernameOf } from './username-of.ts'

const { shoppingListMembers } = tables

const ofKind = { section: 'messages', value: 'courses' } as const
const keyOf = (ownerId: number) => `messages.courses:${ownerId}`

const isInvited = (ownerId: number, memberId: number) => async (tx: Tx) =>
  (await tx.$count(
    shoppingListMembers,
    and(
      eq(shoppingListMembers.ownerId, ownerId),
      eq(shoppingListMembers.userId, memberId),
      isNull(shoppingListMembers.acceptedAt),
    ),
  )) > 0

export const sharedListKind: NotificationKind = {
  ...ofKind,
  push: sendingLimits.pushes.talk,
  text: notificationTexts.courses,
  listeners: ({ deliver, settle, retract }) => [
    on('shopping.invited', async ({ ownerId, memberId }, tx) =>
      deliver(tx, {
        ...ofKind,
        recipientId: memberId,
        actorId: ownerId,
        slug: await usernameOf(tx, ownerId),
        path: `/courses?liste=${ownerId}`,
        groupKey: keyOf(ownerId),
        repeats: false,
        stillStands: isInvited(ownerId, memberId),
      }),
    ),
    on('shopping.answered', ({ ownerId, memberId: recipientId, withdrawn }, tx) =>
      (withdrawn ? retract : settle)(tx, { recipientId, groupKey: keyOf(ownerId) }),
    ),
  ],
}
