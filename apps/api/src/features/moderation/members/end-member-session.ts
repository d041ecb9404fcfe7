import { recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { endSession, endSessions } from '../../account/sessions/public.ts'
import { type Moderator, requireJudging } from '../sanctions/public.ts'
import { requireDeskMember } from './admin-members.detail.ts'
import { deskMemberRow } from './admin-members.queries.ts'

/**
 * No-op if already ended.
 * @throws AppError MEMBER_NOT_FOUND, NOT_SANCTIONABLE
 */
export async function endMemberSession(
  tx: Tx,
  realtime: Realtime,
  { viewer, actor, now }: Moderator,
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
  await recordAudit(tx, actor, { action: 'member.session-end', target: 'member', targetId: id, detail })
}
