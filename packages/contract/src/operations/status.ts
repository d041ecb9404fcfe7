import { z } from 'zod'
import { Instant } from '../primitives.ts'

/** What members notice when it stops. */
export const StatusPart = z.enum(['database', 'mails', 'notifications', 'tasks'])
export type StatusPart = z.infer<typeof StatusPart>

/** For everyone: no figure, no name of a machine. */
export const SiteStatus = z.object({
  /** At most ten seconds ago. */
  checkedAt: Instant,
  parts: z.array(
    z.object({
      part: StatusPart,
      /** late: it comes, but later; down: it does not answer. */
      state: z.enum(['good', 'late', 'down']),
    }),
  ),
})
export type SiteStatus = z.infer<typeof SiteStatus>
