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

/** A report on the desk, and who stands on its two sides. */
export interface FiledSubject {
  aboutId: number | null
  reporterId: number | null
}

const moderates = (viewer: { role: string } | null) => viewer?.role === 'moderator' || viewer?.role === 'admin'

/** A moderator neither reads who reported her nor decides what she reported herself. */
export const queuePolicy = definePolicy<FiledSubject>()({
  'report.open': (viewer, { aboutId }) => moderates(viewer) && viewer?.id !== aboutId,
  'report.decide': (viewer, { aboutId, reporterId }) =>
    moderates(viewer) && viewer?.id !== aboutId && viewer?.id !== reporterId,
})
