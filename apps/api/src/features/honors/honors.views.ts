import type { HonorView, MemberCard } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'

/** Nothing where she who gave it can no longer be seen. */
export function honorView(honor: typeof tables.honors.$inferSelect, member: MemberCard | undefined): HonorView[] {
  if (member === undefined) return []
  const { id, kind, createdAt, seenAt } = honor
  return [{ id, member, kind, at: createdAt.toISOString(), seen: seenAt !== null }]
}
