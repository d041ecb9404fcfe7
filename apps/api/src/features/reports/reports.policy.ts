import { definePolicy } from '../../platform/policy.ts'

/** What is reported, and what the reporter has to do with it. */
export interface ReportSubject {
  /** Who made it, or who it is. */
  aboutId: number
  /** She can see it now. */
  visible: boolean
  /** She cannot see it any more, but knew it: she blocked its author, or they wrote to each other. */
  known: boolean
}

export const reportPolicy = definePolicy<ReportSubject>()({
  'report.file': (viewer, { aboutId, visible, known }) =>
    viewer?.id !== aboutId && (visible || (viewer !== null && known)),
})
