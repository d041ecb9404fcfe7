import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { can } from '../../../platform/http/policy.ts'
import { pushPolicy } from './push.policy.ts'

const { pushDevices } = tables

/** @returns false where the device is missing or not the viewer's */
export async function removeDevice(tx: Tx, viewer: Viewer, id: number): Promise<boolean> {
  const [device] = await tx.select().from(pushDevices).where(eq(pushDevices.id, id))
  if (device === undefined || !can(pushPolicy, viewer, 'device.remove', device)) return false
  const removed = await tx
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, viewer.id)))
    .returning({ id: pushDevices.id })
  return removed.length > 0
}
