import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { pushPolicy } from './push.policy.ts'

const { pushDevices } = tables

/** Nothing more is told on that device. False where it is not hers, or gone already. */
export async function removeDevice(tx: Tx, viewer: Viewer, id: number): Promise<boolean> {
  const [device] = await tx.select().from(pushDevices).where(eq(pushDevices.id, id))
  if (device === undefined || !can(pushPolicy, viewer, 'device.remove', device)) return false
  const removed = await tx
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, viewer.id)))
    .returning({ id: pushDevices.id })
  return removed.length > 0
}
