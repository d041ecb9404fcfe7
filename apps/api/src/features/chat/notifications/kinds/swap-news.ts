import { sendingLimits } from '@consoeurs/contract'
import type { EventOf } from '../../../../events.ts'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { loadToldSwap } from '../../../kitchen/swaps/public.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationDelivery, NotificationKind } from './kind.ts'
import { usernameOf } from './username-of.ts'

const ofKind = { section: 'partages', value: 'troc' } as const
const groupKeyOf = (swapId: number) => `partages.troc:${swapId}`

async function notify(
  tx: Tx,
  post: NotificationDelivery,
  news: EventOf<'swap.told'>,
  recipientId: number,
): Promise<void> {
  const swap = await loadToldSwap(tx, news, recipientId)
  if (swap === null) return
  const { swapId, what } = news
  const name = what === 'reminder' ? '' : await usernameOf(tx, swap.ownerId)
  await post.deliver(tx, {
    ...ofKind,
    recipientId,
    // Without an actor, so that muting the owner does not hide what became of a request.
    actorId: null,
    aboutId: swap.ownerId,
    slug: name,
    path: what === 'taken' || what === 'withdrawn' ? '/trocs' : `/trocs/${swapId}`,
    groupKey: groupKeyOf(swapId),
    excerpt: swap.title,
    detail: { what },
    repeats: true,
    stillStands: async (locked) => (await loadToldSwap(locked, news, recipientId)) !== null,
  })
}

/** To members who asked for an offer, and to its owner before it closes. */
export const swapNewsKind: NotificationKind = {
  ...ofKind,
  push: sendingLimits.pushes.personal,
  text: notificationTexts.troc,
  listeners: (post) => [
    on('swap.told', async (news, tx) => {
      for (const recipientId of news.recipientIds) await notify(tx, post, news, recipientId)
    }),
    on('swap.renewed', ({ swapId, ownerId }, tx) =>
      post.settle(tx, { recipientId: ownerId, groupKey: groupKeyOf(swapId) }),
    ),
  ],
}
