import { sendingLimits } from '@consoeurs/contract'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind } from './kind.ts'
import { communityKeys, isInvited, loadCommunityForNotification } from './notification-community.ts'

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
