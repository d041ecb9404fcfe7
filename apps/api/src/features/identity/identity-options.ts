import type { Brand } from '@consoeurs/brand'
import type { Database } from '@consoeurs/database'
import type { ApiSettings } from '../../deps.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { UnitOfWork } from '../../platform/unit-of-work.ts'
import type { SiteSettingsStore } from '../settings/public.ts'
import type { Auth } from './auth.ts'
import type { RecoveryCodeParts } from './recovery-codes.ts'

export interface IdentityOptions {
  auth: Auth
  /** How recovery codes are kept. */
  codes: RecoveryCodeParts
  brand: Brand
  db: Database
  settings: ApiSettings
  site: SiteSettingsStore
  jobs: Jobs
  realtime: Realtime
  unitOfWork: UnitOfWork
  now: () => Date
}
