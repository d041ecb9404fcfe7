import type { FeatureOptions } from '../../feature-options.ts'
import { remindParticipants } from './remind-participants.ts'

export function registerOutingsJobs(parts: Pick<FeatureOptions, 'jobs' | 'unitOfWork' | 'now'>): void {
  parts.jobs.work('outings.remind', () => remindParticipants(parts))
}
