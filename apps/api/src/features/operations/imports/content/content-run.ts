import type { Database } from '@consoeurs/database'
import type { FileStore } from '../../../../platform/data/file-store.ts'
import type { UnitOfWork } from '../../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../../platform/http/access.ts'
import type { FetchPublic } from '../../../../platform/outgoing/fetch-public.ts'
import type { openIncoming } from '../../../foundation/files/public.ts'
import type { ImportReport } from '../report.ts'
import type { ContentKind } from '../wxr/wxr-records.ts'
import type { WxrIndex } from './wxr-index.ts'

export interface ContentImportParts {
  db: Database
  unitOfWork: UnitOfWork
  fileStore: FileStore
  incoming: ReturnType<typeof openIncoming>
  fetchPublic: FetchPublic
  now: () => Date
}

export interface ContentRun extends ContentImportParts {
  author: Viewer
  index: WxrIndex
  report: ImportReport<ContentKind>
  /** Writes nothing. */
  dryRun: boolean
  /** Folder with the uploads; null: pictures are fetched from the other site. */
  pictures: string | null
}
