import { definePolicy } from '../../../platform/http/policy.ts'
import type { TargetVisibility } from './target-visibility.ts'

export interface ReportSubject extends TargetVisibility {
  /** The author, or the member herself. */
  aboutId: number
}

export const reportPolicy = definePolicy<ReportSubject>()({
  'report.file': (viewer, { aboutId, visible, known }) =>
    viewer?.id !== aboutId && (visible || (viewer !== null && known)),
})

export interface FiledSubject {
  aboutId: number | null
  reporterId: number | null
}

const moderates = (viewer: { role: string } | null) => viewer?.role === 'moderator' || viewer?.role === 'admin'

/** Moderators cannot read reports about themselves or decide their own. */
export const queuePolicy = definePolicy<FiledSubject>()({
  'report.open': (viewer, { aboutId }) => moderates(viewer) && viewer?.id !== aboutId,
  'report.decide': (viewer, { aboutId, reporterId }) =>
    moderates(viewer) && viewer?.id !== aboutId && viewer?.id !== reporterId,
})
