import type { MemberProfile } from '@consoeurs/contract'

export interface HonorState {
  given: string | null
  counts: MemberProfile['honors']
}

export const countOf = ({ counts }: HonorState, kind: string): number =>
  counts.find((honor) => honor.kind === kind)?.count ?? 0

/** A member may honour another once; null takes it back. */
export function withHonor(state: HonorState, kind: string | null): HonorState {
  const { given, counts } = state
  if (kind === given) return state
  const without = counts.map((honor) => (honor.kind === given ? { ...honor, count: honor.count - 1 } : honor))
  if (kind === null) return { given: null, counts: without }
  const others = without.filter((honor) => honor.kind !== kind)
  return { given: kind, counts: [...others, { kind, count: countOf({ given, counts: without }, kind) + 1 }] }
}
