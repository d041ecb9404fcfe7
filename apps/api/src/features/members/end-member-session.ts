import { noteAct } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { endSession, endSessions } from '../identity/public.ts'
import { type Judge, sanctionPolicy } from '../sanctions/public.ts'
import { requireDeskMember } from './desk-members.detail.ts'
import { deskMemberRow } from './desk-members.queries.ts'

/**
 * Signs a member out of one of her devices, or of all of them.
 * @throws AppError MEMBER_NOT_FOUND, NOT_SANCTIONABLE, SESSION_NOT_FOUND
 */
export async function endMemberSession(
  tx: Tx,
  realtime: Realtime,
  { viewer, actor, now }: Judge,
  { id, sessionId }: { id: number; sessionId?: number },
): Promise<void> {
  const { role } = deskMemberRow(await requireDeskMember(tx, id), now)
  if (!can(sanctionPolicy, viewer, 'sanction.give', { memberId: id, role })) throw new AppError('NOT_SANCTIONABLE')
  if (sessionId === undefined) await endSessions(tx, realtime, { userId: id })
  else if (!(await endSession(tx, realtime, { userId: id, id: sessionId }))) throw new AppError('SESSION_NOT_FOUND')
  const detail = { sessions: sessionId === undefined ? 'all' : 'one' }
  await noteAct(tx, actor, { action: 'member.session-end', target: 'member', targetId: id, detail })
}
