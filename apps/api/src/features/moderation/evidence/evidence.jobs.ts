import type { FeatureOptions } from '../../feature-options.ts'
import { eraseDeleted } from './erase-deleted.ts'
import { eraseEvidence } from './erase-removed.ts'

export function registerEvidenceJobs({ jobs, unitOfWork, now }: FeatureOptions): void {
  jobs.work('messages.erase', async () => void (await eraseDeleted(unitOfWork, 'message', now())))
  jobs.work('rooms.erase', async () => void (await eraseDeleted(unitOfWork, 'roomMessage', now())))
  jobs.work('shares.erase', () => eraseEvidence(unitOfWork, now()))
}
