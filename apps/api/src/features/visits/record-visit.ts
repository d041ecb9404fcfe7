import { tables } from '@consoeurs/database'
import type { Viewer } from '../../platform/access.ts'
import { can } from '../../platform/policy.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { loadMemberById, requireMember } from '../members/public.ts'
import { countOneFrom } from '../notifications/public.ts'
import { visitPolicy } from './visits.policy.ts'

const { visits } = tables

/** The day of a visit is the day in France, whatever the server's clock says. */
const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })

/** One trace per pair and day; a repeat, or a visit that leaves none, changes nothing. */
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
  await countOneFrom(tx, realtime, visited.id, { counter: 'unreadVisits', authorId: viewer.id })
  tx.emit({ type: 'profile.visited', visitorId: viewer.id, visitedId: visited.id })
}
