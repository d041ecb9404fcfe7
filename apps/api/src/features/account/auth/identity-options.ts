import type { Brand } from '@consoeurs/brand'
import type { OwnMeasure } from '@consoeurs/contract'
import type { Database, Queryable } from '@consoeurs/database'
import type { ApiSettings } from '../../../deps.ts'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import type { SiteSettingsStore } from '../../foundation/settings/public.ts'
import type { AttemptGuard } from './attempt-guard.ts'
import type { Auth } from './auth.ts'
import type { RecoveryCodeParts } from './recovery-codes.ts'

/** In the format of GET /api/users/me (specification §7). */
export type LoadUser = (
  db: Queryable,
  who: { id: number; sessionId: number | null },
) => Promise<Record<string, unknown>>

/** Measures against a member who cannot sign in, and their review. */
export interface MeasureReviews {
  loadMeasure(db: Queryable, memberId: number, now: Date): Promise<OwnMeasure | null>
  askReview(tx: Tx, sanctionId: number, request: { askerId: number; text: string; now: Date }): Promise<void>
}

export interface IdentityOptions {
  auth: Auth
  attempts: AttemptGuard
  codes: RecoveryCodeParts
  brand: Brand
  db: Database
  settings: ApiSettings
  site: SiteSettingsStore
  jobs: Jobs
  realtime: Realtime
  unitOfWork: UnitOfWork
  now: () => Date
  /** Provided by `app.ts`. */
  loadUser: LoadUser
  measures: MeasureReviews
}
