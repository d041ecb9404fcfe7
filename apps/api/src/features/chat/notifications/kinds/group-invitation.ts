import { sendingLimits } from '@consoeurs/contract'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind } from './kind.ts'
import { communityKeys, isInvited, loadCommunityForNotification } from './notification-community.ts'

export const groupInvitationKind: NotificationKind = {
  section: 'messages',
  value: 'invitation',
  push: sendingLimits.pushes.talk,
  text: notificationTexts.groupeInvitation,
  listeners: ({ deliver, settle, retract }) => [
    on('group.invited', async ({ communityId, memberId, byId }, tx) => {
      const group = await loadCommunityForNotification(tx, communityId)
      if (group === null) return
      await deliver(tx, {
        recipientId: memberId,
        actorId: byId,
        section: 'messages',
        value: 'invitation',
        slug: group.slug,
        path: `/r/${group.slug}`,
        groupKey: communityKeys.invited(communityId),
        detail: { group: group.name },
        repeats: false,
        stillStands: isInvited(communityId, memberId),
      })
    }),
    on('group.answered', ({ communityId, memberId: recipientId, withdrawn }, tx) =>
      (withdrawn ? retract : settle)(tx, { recipientId, groupKey: communityKeys.invited(communityId) }),
    ),
  ],
}
