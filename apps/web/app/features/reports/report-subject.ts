import type { ReportTarget } from '@consoeurs/contract'

/** What is reported. A member may be named by `username`; everything else by its id. */
export interface ReportSubject {
  target: ReportTarget
  targetId?: number
  username?: string
  /** Whose it is: with her name the form can block her too. */
  memberName?: string
}
