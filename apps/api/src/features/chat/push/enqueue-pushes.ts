import { createHash } from 'node:crypto'
import type { Database } from '@consoeurs/database'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import type { PushOrder } from '../../../platform/delivery/push.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { loadDevices } from './push.queries.ts'

export interface EnqueuePushParts {
  db: Database
  jobs: Jobs
  realtime: Realtime
  unitOfWork: UnitOfWork
  now: () => Date
}

/** Deterministic: one job per push, device and attempt. */
export function pushJobId(order: PushOrder, deviceId: number, attempt: number): string {
  const hash = createHash('sha256').update(`${order.id}:${deviceId}:${attempt}`).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')
}

/** Not while the site is open and visible. */
export async function enqueuePushes(parts: EnqueuePushParts, order: PushOrder): Promise<void> {
  const { jobs, realtime, unitOfWork, now } = parts
  if (realtime.isVisible(order.recipientId)) return
  await unitOfWork(async (tx) => {
    for (const { id: deviceId } of await loadDevices(tx, order.recipientId, now())) {
      await jobs.enqueue('push.send', { order, deviceId, attempt: 0 }, tx, { id: pushJobId(order, deviceId, 0) })
    }
  })
}
