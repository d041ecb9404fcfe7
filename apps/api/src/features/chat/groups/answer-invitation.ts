import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { recountMessages } from '../messages/public.ts'
import { joinGroup } from './create-group.ts'
import { listGroupIds } from './groups.queries.ts'
import { lockGroup } from './groups.subject.ts'

const { communityCandidates } = tables

/** Her place was counted when she was invited. */
export async function acceptInvitation(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  { slug, now }: { slug: string; now: Date },
): Promise<void> {
  const group = await lockGroup(tx, viewer, slug, 'group.see')
  if (group.role !== null) return
  await joinGroup(tx, viewer, { communityId: group.id, role: 'member', now })
  await recountMessages(tx, realtime, [viewer.id])
  tx.emit({ type: 'group.answered', communityId: group.id, memberId: viewer.id, withdrawn: false })
  const { members } = await listGroupIds(tx, group.id)
  tx.afterCommit(() => {
    for (const id of members) realtime.toUser(id, { type: 'groups.stale' })
  })
}

/** Silent: the admins still see her as invited. */
export async function declineInvitation(tx: Tx, realtime: Realtime, viewer: Viewer, slug: string): Promise<void> {
  const group = await lockGroup(tx, viewer, slug, 'group.answer')
  await tx
    .update(communityCandidates)
    .set({ standing: 'declined' })
    .where(and(eq(communityCandidates.communityId, group.id), eq(communityCandidates.userId, viewer.id)))
  await recountMessages(tx, realtime, [viewer.id])
  tx.emit({ type: 'group.answered', communityId: group.id, memberId: viewer.id, withdrawn: false })
  tx.afterCommit(() => realtime.toUser(viewer.id, { type: 'groups.stale' }))
}
