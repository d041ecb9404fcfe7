import type { MemberCard, VisitView } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'

/** Nothing where the visitor can no longer be seen. */
export function visitView(visit: typeof tables.visits.$inferSelect, member: MemberCard | undefined): VisitView[] {
  if (member === undefined) return []
  return [{ id: visit.id, member, at: visit.createdAt.toISOString(), seen: visit.seenAt !== null }]
}
