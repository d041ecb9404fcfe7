import { sendingLimits } from '@consoeurs/contract'
import type { EventOf } from '../../../../events.ts'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { defaultTimeZone } from '../../../foundation/places/public.ts'
import { loadToldOuting, type ToldOuting } from '../../../publishing/outings/public.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationDelivery, NotificationKind } from './kind.ts'

const ofKind = { section: 'partages', value: 'sortie' } as const

/** « samedi 12 juin à 18:00 », by the clock of the place. */
function whenOf({ at, timeZone }: ToldOuting): string {
  if (at === null) return ''
  const zone = timeZone ?? defaultTimeZone
  const day = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone })
  const hour = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone: zone })
  return `${day.format(at).replace(/ 1 /, ' 1er ')} à ${hour.format(at)}`
}

async function notifyAttendee(
  tx: Tx,
  post: NotificationDelivery,
  news: EventOf<'outing.told'>,
  recipientId: number,
): Promise<void> {
  const outing = await loadToldOuting(tx, news, recipientId)
  if (outing === null) return
  const { shareId, what } = news
  const isOver = what === 'cancelled' || what === 'withdrawn'
  const where = [outing.place, outing.town].filter(Boolean).join(', ')
  await post.deliver(tx, {
    ...ofKind,
    recipientId,
    // Without an actor, so that muting the host does not hide a change of date.
    actorId: null,
    aboutId: outing.hostId,
    slug: outing.slug,
    path: isOver ? '/outings' : `/shares/${outing.slug}`,
    groupKey: `partages.sortie:${shareId}`,
    excerpt: outing.title,
    detail: { what, when: whenOf(outing), where, noun: post.brand.outings.noun },
    repeats: true,
    stillStands: async (locked) => (await loadToldOuting(locked, news, recipientId)) !== null,
  })
}

/** To those who come, wait or ticked a date: it moves, is cancelled, is tomorrow, a seat is free or a date chosen. */
export const outingNewsKind: NotificationKind = {
  ...ofKind,
  push: sendingLimits.pushes.personal,
  text: notificationTexts.sortie,
  listeners: (post) => [
    on('outing.told', async (news, tx) => {
      for (const recipientId of news.recipientIds) await notifyAttendee(tx, post, news, recipientId)
    }),
  ],
}
