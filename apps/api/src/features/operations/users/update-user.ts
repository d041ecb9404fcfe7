import { constants, type UserUpdate } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { users } = tables

/**
 * PUT /api/users/{id} (specification §7), except for the push token (`registerDevice`). The client's last connection is
 * clamped to server time. It never moves back, and only moves if missing or over 15 minutes old. `pause: 0` from an
 * open tab does not end a pause.
 */
export async function updateUser(tx: Tx, userId: number, update: UserUpdate, now: Date): Promise<void> {
  const { deviceType, deviceBrowser, deviceOs, onPwa, lastConnection } = update
  const device = { deviceType, deviceBrowser, deviceOs, onPwa }
  if (Object.values(device).some((said) => said !== undefined)) {
    await tx.update(users).set(device).where(eq(users.id, userId))
  }
  if (lastConnection === undefined) return
  const at = new Date(Math.min(now.getTime(), new Date(lastConnection).getTime()))
  const throttle = new Date(Math.min(at.getTime(), now.getTime() - constants.lastConnectionThrottle))
  await tx
    .update(users)
    .set({ lastConnection: at })
    .where(and(eq(users.id, userId), or(isNull(users.lastConnection), lt(users.lastConnection, throttle))))
}
