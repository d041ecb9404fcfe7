import { z } from 'zod'
import { Id } from './primitives.ts'

const count = z.number().int().min(0)

/** A queue of work, as it stands now. */
export const QueueView = z.object({
  name: z.string(),
  waiting: count,
  running: count,
  /** Given up, and still kept (an hour). */
  failed: count,
  /** When the clock calls it next; null where it has no hour. */
  nextRun: z.iso.datetime().nullable(),
})

/** What was given up: its error without addresses or links, and never what it carried. */
export const FailedJob = z.object({
  id: z.uuid(),
  queue: z.string(),
  failedAt: z.iso.datetime().nullable(),
  attempts: count,
  error: z.string(),
})

export const FailedEvent = z.object({
  id: Id,
  type: z.string(),
  createdAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
  attempts: count,
  error: z.string(),
})

/** A device whose last push was not taken. */
export const FailingDevice = z.object({
  id: Id,
  username: z.string(),
  browser: z.string(),
  os: z.string(),
  /** The push service, without what would let anyone push there. */
  host: z.string(),
  failure: z.string(),
  failedAt: z.iso.datetime().nullable(),
})

/** The work of the house; of each list of failures the newest hundred. */
export const DeskJobs = z.object({
  queues: z.array(QueueView),
  failedJobs: z.array(FailedJob),
  failedEvents: z.array(FailedEvent),
  devices: z.array(FailingDevice),
})
export type DeskJobs = z.infer<typeof DeskJobs>

export const NamedJob = z.strictObject({ queue: z.string().min(1).max(60), id: z.uuid() })
export type NamedJob = z.infer<typeof NamedJob>
export const NamedEvent = z.strictObject({ id: Id })
