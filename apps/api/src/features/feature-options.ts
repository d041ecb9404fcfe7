import type { ApiDeps } from '../deps.ts'
import type { Viewer } from '../platform/access.ts'
import type { FileStore } from '../platform/file-store.ts'
import type { Firebase } from '../platform/firebase.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Deliver } from '../platform/mail.ts'
import type { Realtime } from '../platform/realtime.ts'
import type { RepetitionGuard } from '../platform/repetition-guard.ts'
import type { UnitOfWork } from '../platform/unit-of-work.ts'
import type { WalkGuard } from '../platform/walk-guard.ts'
import type { CardContext } from './members/public.ts'
import type { SiteSettingsStore } from './settings/public.ts'

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
  deliver: Deliver
  renderMail: ApiDeps['renderMail']
  realtime: Realtime
  fileStore: FileStore
  repetition: RepetitionGuard
  walks: WalkGuard
  now: () => Date
  /** How cards are drawn for this viewer at this moment. */
  cards(viewer: Viewer | null): CardContext
}
