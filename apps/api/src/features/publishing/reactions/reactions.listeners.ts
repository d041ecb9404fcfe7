import { tables } from '@consoeurs/database'
import { and, asc, eq } from 'drizzle-orm'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import { awaitPresence, requestRecount } from '../../foundation/visibility/public.ts'
import { countShareReactions, lockCountedRows } from './stored-counts.ts'

const { reactions } = tables

/** Only shares list who reacted, so only their counts follow visibility. */
export const reactionsListeners = (): EventListener[] => [
  on('member.presence-changed', async ({ memberId }, tx) => {
    await awaitPresence(tx, memberId)
    const given = await tx
      .select({ id: reactions.targetId })
      .from(reactions)
      .where(and(eq(reactions.userId, memberId), eq(reactions.target, 'share')))
      .orderBy(asc(reactions.targetId))
    requestRecount(
      tx,
      'reactions',
      given.map(({ id }) => id),
    )
  }),
  on('counts.stale', async ({ of, ids }, tx) => {
    if (of !== 'reactions') return
    await lockCountedRows(tx, 'shares', ids)
    await countShareReactions(tx, ids)
  }),
]
