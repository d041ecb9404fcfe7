import { sendingLimits } from '@consoeurs/contract'
import type { EventOf } from '../../../../events.ts'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { loadRemindedBatch } from '../../../kitchen/batches/public.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationDelivery, NotificationKind } from './kind.ts'

const ofKind = { section: 'profil', value: 'bocal' } as const
const groupKeyOf = (batchId: number) => `profil.bocal:${batchId}`

/** A reminder takes the place of the one before, which is settled. */
async function remindOwner(tx: Tx, post: NotificationDelivery, event: EventOf<'batch.reminded'>): Promise<void> {
  const { batchId, memberId: recipientId, what, day } = event
  const batch = await loadRemindedBatch(tx, event)
  if (batch === null) return
  const groupKey = groupKeyOf(batchId)
  await post.settle(tx, { recipientId, groupKey })
  const { name, kind, ingredient } = batch
  await post.deliver(tx, {
    ...ofKind,
    recipientId,
    actorId: null,
    slug: '',
    path: `/bocaux/${batchId}`,
    groupKey,
    detail: { name, kind, what, day: String(day), ...ingredient },
    repeats: true,
    stillStands: async (locked) => (await loadRemindedBatch(locked, event)) !== null,
  })
}

export const batchReminderKind: NotificationKind = {
  ...ofKind,
  push: sendingLimits.pushes.passing,
  text: notificationTexts.bocal,
  listeners: (post) => [
    on('batch.reminded', (event, tx) => remindOwner(tx, post, event)),
    on('batch.cared', ({ batchId, memberId }, tx) =>
      post.settle(tx, { recipientId: memberId, groupKey: groupKeyOf(batchId) }),
    ),
    on('batch.removed', ({ batchId, memberId }, tx) =>
      post.retract(tx, { recipientId: memberId, groupKey: groupKeyOf(batchId) }),
    ),
  ],
}
