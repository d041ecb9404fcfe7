import type { FeatureOptions } from '../feature-options.ts'
import { collectOrphans } from './remove-files.ts'

export function registerFilesJobs({ jobs, unitOfWork, now }: FeatureOptions): void {
  jobs.work('files.collect', async () => {
    await collectOrphans(unitOfWork, now())
  })
}
