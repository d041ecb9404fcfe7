import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind } from './kind.ts'
import { communityKeys, loadCommunityForNotification } from './notification-community.ts'

const { communityCandidates } = tables

const isInvited =
  (communityId: number, memberId: number) =>
  async (tx: Tx): Promise<boolean> =>
    (await tx.$count(
      communityCandidates,
      and(
        eq(communityCandidates.communityId, communityId),
        eq(communityCandidates.userId, memberId),
        eq(communityCandidates.standing, 'invited'),
      ),
    )) > 0

export const invitationKind: NotificationKind = {
  section: 'communautes',
  value: 'invitation',
  push: sendingLimits.pushes.personal,
  text: notificationTexts.invitation,
  listeners: ({ deliver }) => [
    on('community.invited', async ({ communityId, memberId, byId }, tx) => {
      const community = await loadCommunityForNotification(tx, communityId)
      if (community === null) return
      await deliver(tx, {
        recipientId: memberId,
        actorId: byId,
        section: 'communautes',
        value: 'invitation',
        slug: community.slug,
        path: `/c/${community.slug}`,
        groupKey: communityKeys.invited(communityId),
        detail: { community: community.name },
        repeats: false,
        stillStands: isInvited(communityId, memberId),
      })
    }),
  ],
}
