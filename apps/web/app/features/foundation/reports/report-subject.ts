import type { ReportTarget } from '@consoeurs/contract'

/** A member may be given by `username`; everything else by id. */
export interface ReportSubject {
  target: ReportTarget
  targetId?: number
  username?: string
  /** The author's name; with it the form offers to block her. */
  memberName?: string
}
