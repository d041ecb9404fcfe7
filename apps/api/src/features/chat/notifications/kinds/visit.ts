import { sendingLimits } from '@consoeurs/contract'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind } from './kind.ts'
import { usernameOf } from './username-of.ts'

export const visitKind: NotificationKind = {
  section: 'profil',
  value: 'visite',
  push: sendingLimits.pushes.passing,
  text: notificationTexts.visite,
  pathOfMany: '/visits',
  listeners: ({ deliver }) => [
    on('profile.visited', async ({ visitorId, visitedId }, tx) => {
      const username = await usernameOf(tx, visitorId)
      await deliver(tx, {
        recipientId: visitedId,
        actorId: visitorId,
        section: 'profil',
        value: 'visite',
        slug: username,
        path: `/p/${username}`,
        groupKey: 'profil.visite',
        repeats: true,
      })
    }),
  ],
}
