import { createHash } from 'node:crypto'
import type { Database } from '@consoeurs/database'
import type { Jobs } from '../../platform/jobs.ts'
import type { PushOrder } from '../../platform/push.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { UnitOfWork } from '../../platform/unit-of-work.ts'
import { loadDevices } from './push.queries.ts'

export interface TellParts {
  db: Database
  jobs: Jobs
  realtime: Realtime
  unitOfWork: UnitOfWork
  now: () => Date
}

/** The same push to the same device at the same attempt is the same job, however often a worker starts over. */
export function pushJobId(order: PushOrder, deviceId: number, attempt: number): string {
  const hash = createHash('sha256').update(`${order.id}:${deviceId}:${attempt}`).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')
}

/** A push to each of her devices, unless she has the site before her eyes: then her open page tells her. */
export async function tellDevices(parts: TellParts, order: PushOrder): Promise<void> {
  const { jobs, realtime, unitOfWork, now } = parts
  if (realtime.isVisible(order.recipientId)) return
  await unitOfWork(async (tx) => {
    for (const { id: deviceId } of await loadDevices(tx, order.recipientId, now())) {
      await jobs.enqueue('push.send', { order, deviceId, attempt: 0 }, tx, { id: pushJobId(order, deviceId, 0) })
    }
  })
}
