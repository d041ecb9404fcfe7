import { noteAct } from '../../platform/audit.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { endSession, endSessions } from '../identity/public.ts'
import { type Judge, requireJudging } from '../sanctions/public.ts'
import { requireDeskMember } from './desk-members.detail.ts'
import { deskMemberRow } from './desk-members.queries.ts'

/**
 * Signs a member out of one of her devices, or of all of them. One that is signed out already stays so.
 * @throws AppError MEMBER_NOT_FOUND, NOT_SANCTIONABLE
 */
export async function endMemberSession(
  tx: Tx,
  realtime: Realtime,
  { viewer, actor, now }: Judge,
  { id, sessionId }: { id: number; sessionId?: number },
): Promise<void> {
  const { role } = deskMemberRow(await requireDeskMember(tx, id), now)
  requireJudging(viewer, 'session.end', { memberId: id, role })
  const which = { userId: id }
  const ended =
    sessionId === undefined
      ? (await endSessions(tx, realtime, which)) > 0
      : await endSession(tx, realtime, { ...which, id: sessionId })
  if (!ended) return
  const detail = { sessions: sessionId === undefined ? 'all' : 'one' }
  await noteAct(tx, actor, { action: 'member.session-end', target: 'member', targetId: id, detail })
}
