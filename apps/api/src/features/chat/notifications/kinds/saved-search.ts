import { sendingLimits } from '@consoeurs/contract'
import type { EventOf } from '../../../../events.ts'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { listSavedSearches } from '../../../publishing/saved-searches/public.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationDelivery, NotificationKind } from './kind.ts'

const ofKind = { section: 'profil', value: 'alerte' } as const

/** Searches deleted meanwhile are left out. */
async function notifyOwner(
  tx: Tx,
  post: NotificationDelivery,
  { memberId, found }: EventOf<'saved-searches.matched'>,
): Promise<void> {
  const { items } = await listSavedSearches(tx, memberId)
  const news = items.flatMap((search) => {
    const count = found.find(({ searchId }) => searchId === search.id)?.count
    return count === undefined ? [] : [{ ...search, count }]
  })
  const [first] = news
  if (first === undefined) return
  const { id, kind, name, path, count } = first
  const others = news.length - 1
  await post.deliver(tx, {
    ...ofKind,
    recipientId: memberId,
    actorId: null,
    slug: '',
    path: others === 0 ? path : '/settings/alertes',
    groupKey: `profil.alerte:${id}`,
    detail: { name, kind, count: String(count), others: String(others) },
    repeats: true,
  })
}

export const savedSearchKind: NotificationKind = {
  ...ofKind,
  push: sendingLimits.pushes.passing,
  text: notificationTexts.alerte,
  neutralPush: { title: 'Du nouveau pour une recherche que tu gardes', message: 'Ouvre pour voir ce que c’est.' },
  listeners: (post) => [on('saved-searches.matched', (event, tx) => notifyOwner(tx, post, event))],
}
