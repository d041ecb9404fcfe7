import { tables } from '@consoeurs/database'
import { asc, eq } from 'drizzle-orm'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { awaitPresence, requestRecount } from '../../foundation/visibility/public.ts'
import { countMakings, lockCountedRows } from '../../publishing/reactions/public.ts'
import { publishToShare } from '../../publishing/shares/public.ts'

const { recipeMakings } = tables

export const makingsListeners = ({ realtime }: Pick<FeatureOptions, 'realtime'>): EventListener[] => [
  on('making.written', ({ shareId, memberId }, tx) =>
    publishToShare(tx, realtime, { type: 'share.made', shareId }, memberId),
  ),
  on('making.removed', ({ shareId, memberId }, tx) =>
    publishToShare(tx, realtime, { type: 'share.made', shareId }, memberId),
  ),
  on('member.presence-changed', async ({ memberId }, tx) => {
    await awaitPresence(tx, memberId)
    const made = await tx
      .selectDistinct({ id: recipeMakings.shareId })
      .from(recipeMakings)
      .where(eq(recipeMakings.memberId, memberId))
      .orderBy(asc(recipeMakings.shareId))
    requestRecount(
      tx,
      'shareMakings',
      made.map(({ id }) => id),
    )
  }),
  on('counts.stale', async ({ of, ids }, tx) => {
    if (of !== 'shareMakings') return
    await lockCountedRows(tx, 'shares', ids)
    await countMakings(tx, ids)
  }),
]
