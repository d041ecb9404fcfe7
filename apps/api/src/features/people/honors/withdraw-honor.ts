import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { lockInbox, recountCounters } from '../../foundation/inbox/public.ts'
import { loadMemberByUsername } from '../members/public.ts'

const { honors } = tables

/** Also works for a hidden profile; an unknown name gets the same answer. */
export async function withdrawHonor(tx: Tx, realtime: Realtime, viewer: Viewer, username: string): Promise<void> {
  const member = await loadMemberByUsername(tx, viewer, username)
  if (member === null) return
  await lockInbox(tx, member.id)
  const [withdrawn] = await tx
    .delete(honors)
    .where(and(eq(honors.fromId, viewer.id), eq(honors.toId, member.id)))
    .returning({ seenAt: honors.seenAt })
  if (withdrawn === undefined) return
  if (withdrawn.seenAt === null) await recountCounters(tx, realtime, member.id)
  tx.emit({ type: 'honor.withdrawn', fromId: viewer.id, toId: member.id })
}
