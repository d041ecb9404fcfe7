import type { MemberProfile } from '@consoeurs/contract'

export interface HonorState {
  /** By the viewer; not in `honors`. */
  given: string | null
  honors: MemberProfile['honors']
}

/** Null where it is private to the member. */
export const countOf = ({ honors }: HonorState, kind: string): number | null =>
  honors.find((honor) => honor.kind === kind)?.count ?? null

export const isHonoredWith = ({ given, honors }: HonorState, kind: string): boolean =>
  given === kind || honors.some((honor) => honor.kind === kind)
