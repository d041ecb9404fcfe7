import { on } from '../../../platform/event-dispatcher.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind } from './kind.ts'
import { usernameOf } from './username-of.ts'

const groupKey = 'profil.honneur'

export const honneur: NotificationKind = {
  section: 'profil',
  value: 'honneur',
  text: notificationTexts.honneur,
  saidByActor: true,
  pathOfMany: '/honors',
  listeners: ({ brand, deliver, retract }) => [
    on('honor.given', async ({ fromId, toId, kind }, tx) => {
      const username = await usernameOf(tx, fromId)
      await deliver(tx, {
        recipientId: toId,
        actorId: fromId,
        section: 'profil',
        value: 'honneur',
        slug: username,
        path: `/p/${username}`,
        groupKey,
        detail: { honor: brand.honors.find((honor) => honor.kind === kind)?.label ?? kind },
        repeats: false,
      })
    }),
    on('honor.withdrawn', ({ fromId, toId }, tx) => retract(tx, { recipientId: toId, groupKey, actorId: fromId })),
  ],
}
