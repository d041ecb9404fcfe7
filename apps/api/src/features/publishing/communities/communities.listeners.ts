import { tables } from '@consoeurs/database'
import { asc, eq, inArray } from 'drizzle-orm'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import { awaitPresence, requestRecount } from '../../foundation/visibility/public.ts'
import { countMembers } from './membership.ts'

const { communities, communityMembers } = tables

export const communitiesListeners = (): EventListener[] => [
  on('member.presence-changed', async ({ memberId }, tx) => {
    await awaitPresence(tx, memberId)
    const joined = await tx
      .select({ id: communityMembers.communityId })
      .from(communityMembers)
      .where(eq(communityMembers.userId, memberId))
      .orderBy(asc(communityMembers.communityId))
    requestRecount(
      tx,
      'communities',
      joined.map(({ id }) => id),
    )
  }),
  on('counts.stale', async ({ of, ids }, tx) => {
    if (of !== 'communities') return
    const { id } = communities
    await tx.select({ id }).from(communities).where(inArray(id, ids)).orderBy(asc(id)).for('no key update')
    await countMembers(tx, ids)
  }),
]
