import { constants, type UserUpdate } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'

const { users } = tables

/**
 * PUT /api/users/{id} (specification §7). The last connection is the client's, clamped to the server's time, and moves
 * only when the previous one is over 15 minutes old or missing. `pause: 0` of an open tab never un-pauses her.
 */
export async function updateUser(tx: Tx, userId: number, update: UserUpdate, now: Date): Promise<void> {
  const { lastConnection, pause: _pause, fcmDate, fcmToken, fcmPassword, ...device } = update
  const push = {
    ...(fcmToken !== undefined && { fcmToken: fcmToken || null }),
    ...(fcmDate !== undefined && { fcmDate: fcmDate ? new Date(fcmDate) : null }),
    ...(fcmPassword !== undefined && { fcmPassword: fcmPassword || null }),
  }
  if (Object.keys(device).length + Object.keys(push).length > 0) {
    await tx
      .update(users)
      .set({ ...device, ...push })
      .where(eq(users.id, userId))
  }
  if (lastConnection === undefined) return
  const at = new Date(Math.min(now.getTime(), new Date(lastConnection).getTime()))
  const throttle = new Date(now.getTime() - constants.lastConnectionThrottle)
  await tx
    .update(users)
    .set({ lastConnection: at })
    .where(and(eq(users.id, userId), or(isNull(users.lastConnection), lt(users.lastConnection, throttle))))
}
