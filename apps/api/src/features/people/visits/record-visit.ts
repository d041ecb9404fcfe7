import { tables } from '@consoeurs/database'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { can } from '../../../platform/http/policy.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { countFromActor } from '../../foundation/inbox/public.ts'
import { loadMemberById, requireMember } from '../members/public.ts'
import { visitPolicy } from './visits.policy.ts'

const { visits } = tables

/** Visits are counted per day in French time. */
const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })

/** One visit per pair and day. */
export async function recordVisit(
  tx: Tx,
  realtime: Realtime,
  { viewer, username, now }: { viewer: Viewer; username: string; now: Date },
): Promise<void> {
  const visited = await requireMember(tx, viewer, { username }, 'member.see')
  const visitor = await loadMemberById(tx, viewer, viewer.id)
  const subject = {
    visitedId: visited.id,
    discreet: visitor?.discreetVisits ?? true,
    visitorShown: visitor?.present === true && visitor.status !== 'hidden',
  }
  if (!can(visitPolicy, viewer, 'visit.leave', subject)) return
  const [visit] = await tx
    .insert(visits)
    .values({ visitorId: viewer.id, visitedId: visited.id, day: parisDay.format(now), createdAt: now })
    .onConflictDoNothing()
    .returning({ id: visits.id })
  if (visit === undefined) return
  await countFromActor(tx, realtime, visited.id, { counter: 'unreadVisits', authorId: viewer.id })
  tx.emit({ type: 'profile.visited', visitorId: viewer.id, visitedId: visited.id })
}
