import { tables } from '@consoeurs/database'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { loadMemberByUsername } from '../../people/members/public.ts'

const { mutes } = tables

async function end(tx: Tx, viewer: Viewer, which: SQL): Promise<void> {
  const ended = await tx
    .delete(mutes)
    .where(and(eq(mutes.userId, viewer.id), which))
    .returning({ id: mutes.id })
  if (ended.length > 0) tx.emit({ type: 'mutes.changed', memberId: viewer.id })
}

/** Idempotent. */
export const endMute = (tx: Tx, viewer: Viewer, id: number) => end(tx, viewer, eq(mutes.id, id))

/** The answer is the same for a hidden member and for an unknown name. */
export async function endMuteOf(tx: Tx, viewer: Viewer, username: string): Promise<void> {
  const member = await loadMemberByUsername(tx, viewer, username)
  if (member !== null) await end(tx, viewer, eq(mutes.memberId, member.id))
}
