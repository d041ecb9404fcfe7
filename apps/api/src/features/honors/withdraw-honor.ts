import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { loadMemberByUsername } from '../members/public.ts'
import { lockInbox, recountCounters } from '../notifications/public.ts'

const { honors } = tables

/** Takes her honour back, also from a profile that she can no longer see; without one nothing happens. */
export async function withdrawHonor(tx: Tx, realtime: Realtime, viewer: Viewer, username: string): Promise<void> {
  const member = await loadMemberByUsername(tx, viewer, username)
  if (member === null) throw new AppError('MEMBER_NOT_FOUND')
  await lockInbox(tx, member.id)
  const [withdrawn] = await tx
    .delete(honors)
    .where(and(eq(honors.fromId, viewer.id), eq(honors.toId, member.id)))
    .returning({ seenAt: honors.seenAt })
  if (withdrawn === undefined) return
  if (withdrawn.seenAt === null) await recountCounters(tx, realtime, member.id)
  tx.emit({ type: 'honor.withdrawn', fromId: viewer.id, toId: member.id })
}
