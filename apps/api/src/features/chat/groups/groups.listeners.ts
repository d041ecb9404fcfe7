import { roomChannel } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { recountMessages } from '../messages/public.ts'
import { reopenRoom } from '../rooms/public.ts'
import { loadReads } from './groups.queries.ts'
import { inviteAttendee } from './invite-to-group.ts'

const { communities, communityCandidates, rooms } = tables

type GroupsListenerParts = Pick<FeatureOptions, 'realtime' | 'now'>

/** To members with the group open. */
async function publishReads(tx: Tx, { realtime }: GroupsListenerParts, roomId: number, readerId: number) {
  const watching = realtime.membersIn(roomChannel(roomId)).filter((id) => id !== readerId)
  if (watching.length === 0) return
  const [group] = await tx
    .select({ id: communities.id })
    .from(rooms)
    .innerJoin(communities, and(eq(communities.id, rooms.communityId), eq(communities.kind, 'group')))
    .where(eq(rooms.id, roomId))
  if (group === undefined) return
  const reads = await loadReads(tx, group.id, watching)
  tx.afterCommit(() => {
    for (const [memberId, read] of reads) realtime.toUser(memberId, { type: 'group.reads', roomId, reads: read })
  })
}

/** An invitation across a block is hidden, and comes back with its end. Lists reload by `rooms.stale`, as for rooms. */
async function recountInvitations(tx: Tx, { realtime }: GroupsListenerParts, one: number, other: number) {
  for (const [userId, byId] of [
    [one, other],
    [other, one],
  ] as const) {
    const between = and(eq(communityCandidates.userId, userId), eq(communityCandidates.byId, byId))
    if ((await tx.$count(communityCandidates, between)) === 0) continue
    await recountMessages(tx, realtime, [userId])
  }
}

export const groupsListeners = (parts: GroupsListenerParts): EventListener[] => [
  on('share.going', async ({ shareId, memberId, going }, tx) => {
    if (going) await inviteAttendee(tx, parts.realtime, { shareId, memberId, now: parts.now() })
  }),
  on('room.said', ({ roomId, authorId }, tx) => reopenRoom(tx, parts.realtime, { id: roomId, memberId: authorId })),
  on('room.read', ({ roomId, readerId }, tx) => publishReads(tx, parts, roomId, readerId)),
  on('member.blocked', ({ blockerId, blockedId }, tx) => recountInvitations(tx, parts, blockerId, blockedId)),
  on('member.unblocked', ({ blockerId, blockedId }, tx) => recountInvitations(tx, parts, blockerId, blockedId)),
]
