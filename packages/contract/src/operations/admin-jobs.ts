import { z } from 'zod'
import { Id } from '../primitives.ts'

const count = z.number().int().min(0)

export const QueueView = z.object({
  name: z.string(),
  waiting: count,
  /** Of those that wait, how many failed at least once; the oldest was asked for at `retryingSince`. */
  retrying: count,
  retryingSince: z.iso.datetime().nullable(),
  running: count,
  /** Failed for good; kept for thirty days. */
  failed: count,
  /** Null without a schedule. */
  nextRun: z.iso.datetime().nullable(),
})

/** The error is stripped of addresses and links; the payload is never included. */
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

/** Its last push was not accepted. */
export const FailingDevice = z.object({
  id: Id,
  username: z.string(),
  browser: z.string(),
  os: z.string(),
  /** The full endpoint would let anyone push there. */
  host: z.string(),
  failure: z.string(),
  failedAt: z.iso.datetime().nullable(),
})

/** The newest hundred failures of each kind. */
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
