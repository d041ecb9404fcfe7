import type { FeatureOptions } from '../../feature-options.ts'
import { collectStrayBytes, collectUnusedFiles } from './collect-orphans.ts'
import { openIncoming } from './incoming-uploads.ts'

export function registerFilesJobs({ jobs, db, fileStore, unitOfWork, settings, now }: FeatureOptions): void {
  const incoming = openIncoming(settings)
  jobs.work('files.collect', async () => {
    await incoming.collect(now())
    await collectUnusedFiles(unitOfWork, now())
  })
  jobs.work('files.collect-strays', async () => {
    await collectStrayBytes({ db, fileStore }, now())
  })
}
