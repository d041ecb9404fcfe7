import { tables } from '@consoeurs/database'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { loadMemberByUsername } from '../members/public.ts'

const { mutes } = tables

async function end(tx: Tx, viewer: Viewer, which: SQL): Promise<void> {
  const ended = await tx
    .delete(mutes)
    .where(and(eq(mutes.userId, viewer.id), which))
    .returning({ id: mutes.id })
  if (ended.length > 0) tx.emit({ type: 'mutes.changed', memberId: viewer.id })
}

/** Ends a mute of hers; where there is none nothing happens. */
export const endMute = (tx: Tx, viewer: Viewer, id: number) => end(tx, viewer, eq(mutes.id, id))

export async function endMuteOf(tx: Tx, viewer: Viewer, username: string): Promise<void> {
  const member = await loadMemberByUsername(tx, viewer, username)
  if (member === null) throw new AppError('MEMBER_NOT_FOUND')
  await end(tx, viewer, eq(mutes.memberId, member.id))
}
