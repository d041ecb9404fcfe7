import type { ApiDeps } from '../deps.ts'
import type { FileStore } from '../platform/data/file-store.ts'
import type { UnitOfWork } from '../platform/data/unit-of-work.ts'
import type { Firebase } from '../platform/delivery/firebase.ts'
import type { Jobs } from '../platform/delivery/jobs.ts'
import type { SendMail } from '../platform/delivery/mail-transport.ts'
import type { Viewer } from '../platform/http/access.ts'
import type { Realtime } from '../platform/live/realtime.ts'
import type { FetchPublic, PublicPoster } from '../platform/outgoing/fetch-public.ts'
import type { DuplicateContentFilter } from '../platform/rate-limits/duplicate-content-filter.ts'
import type { ScrapingLimiter } from '../platform/rate-limits/scraping-limiter.ts'
import type { SiteSettingsStore } from './foundation/settings/public.ts'
import type { CardContext } from './people/members/public.ts'

/** What a feature's routes may use. Writes go through `unitOfWork`; `db` is for reads. */
export interface FeatureOptions {
  db: ApiDeps['db']
  brand: ApiDeps['brand']
  settings: ApiDeps['settings']
  /** The settings that the desk may change: what they are is asked each time. */
  site: SiteSettingsStore
  /** The project at Google, where identities or pushes go through one. */
  firebase: Firebase | null
  unitOfWork: UnitOfWork
  jobs: Jobs
  /** Sends a mail now; called by workers alone, and for what must not lie in a queue. */
  deliver: SendMail
  renderMail: ApiDeps['renderMail']
  realtime: Realtime
  fileStore: FileStore
  repetition: DuplicateContentFilter
  walks: ScrapingLimiter
  now: () => Date
  /** For tests; by default only public addresses. */
  fetchPublic?: FetchPublic | undefined
  postPublic?: PublicPoster | undefined
  /** How cards are drawn for this viewer at this moment. */
  cards<V extends Viewer | null>(viewer: V): CardContext & { viewer: V }
}
