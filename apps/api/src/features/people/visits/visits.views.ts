import type { MemberCard, VisitView } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'

export function visitView(visit: typeof tables.visits.$inferSelect, member: MemberCard | undefined): VisitView[] {
  if (member === undefined) return []
  return [{ id: visit.id, member, at: visit.createdAt.toISOString(), seen: visit.seenAt !== null }]
}
