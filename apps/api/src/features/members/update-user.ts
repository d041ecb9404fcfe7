import { constants, type UserUpdate } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'

const { users } = tables

/**
 * PUT /api/users/{id} (specification §7), but for its push token (`keepDevice`). The last connection is the client's,
 * clamped to the server's time, and moves only when the previous one is over 15 minutes old or missing, and never back: a
 * device whose clock is slow does not make her look long gone. `pause: 0` of an open tab never un-pauses her.
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
