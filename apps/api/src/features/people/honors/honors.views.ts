import type { HonorView, MemberCard } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'

export function honorView(honor: typeof tables.honors.$inferSelect, member: MemberCard | undefined): HonorView[] {
  if (member === undefined) return []
  const { id, kind, word, createdAt, seenAt } = honor
  return [{ id, member, kind, word, at: createdAt.toISOString(), seen: seenAt !== null }]
}
