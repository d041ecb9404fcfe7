import { type Device, deviceOf, limits, type UserUpdate } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { ApiSettings } from '../../../deps.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { type AddressRules, readToken } from './device-address.ts'
import { storePushPassword } from './push-password.ts'

const { pushDevices, users } = tables

type DeviceRules = AddressRules & Pick<ApiSettings, 'secret'>

interface DeviceRegistration {
  viewer: Viewer
  update: UserUpdate
  userAgent: string
  now: Date
}

/**
 * The push-token call of specification §7: a token registers this session's browser, an empty one removes it.
 * @throws AppError PUSH_TOKEN_REFUSED
 */
export async function registerDevice(tx: Tx, rules: DeviceRules, asked: DeviceRegistration): Promise<void> {
  const { viewer, update } = asked
  const { fcmPassword } = update
  if (fcmPassword !== undefined) await storePushPassword(tx, { userId: viewer.id, secret: rules.secret }, fcmPassword)
  if (update.fcmToken === undefined) return
  const ofSession = eq(pushDevices.sessionId, viewer.sessionId)
  if (!update.fcmToken) {
    await tx.delete(pushDevices).where(ofSession)
    return
  }
  const { endpoint, ...way } = readToken(rules, update.fcmToken)
  await tx.delete(pushDevices).where(and(ofSession, ne(pushDevices.endpoint, endpoint)))
  const owner = { userId: viewer.id, sessionId: viewer.sessionId }
  const row = {
    ...owner,
    ...way,
    ...(await browserOf(tx, asked)),
    refreshedAt: refreshedAt(asked),
  }
  const [known] = await tx.select().from(pushDevices).where(eq(pushDevices.endpoint, endpoint)).for('update')
  const fresh = { createdAt: asked.now, lastSuccessAt: null, lastFailureAt: null, lastFailure: null }
  await tx
    .insert(pushDevices)
    .values({ ...row, ...fresh, endpoint })
    .onConflictDoUpdate({ target: pushDevices.endpoint, set: known?.userId === viewer.id ? row : { ...row, ...fresh } })
  await deleteOldestDevices(tx, viewer.id)
}

async function browserOf(
  tx: Tx,
  { viewer, update, userAgent }: DeviceRegistration,
): Promise<Device & { onPwa: boolean }> {
  const { deviceType, deviceBrowser, deviceOs } = { ...deviceOf(userAgent), ...update }
  if (update.onPwa !== undefined) return { deviceType, deviceBrowser, deviceOs, onPwa: update.onPwa }
  const [user] = await tx.select({ onPwa: users.onPwa }).from(users).where(eq(users.id, viewer.id))
  return { deviceType, deviceBrowser, deviceOs, onPwa: user?.onPwa ?? false }
}

/** The client's date, but not in the future. */
const refreshedAt = ({ update, now }: DeviceRegistration): Date =>
  update.fcmDate ? new Date(Math.min(now.getTime(), new Date(update.fcmDate).getTime())) : now

async function deleteOldestDevices(tx: Tx, userId: number): Promise<void> {
  const tooMany = await tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.refreshedAt), desc(pushDevices.id))
    .offset(limits.pushDevices)
  if (tooMany.length === 0) return
  const ids = tooMany.map(({ id }) => id)
  await tx.delete(pushDevices).where(inArray(pushDevices.id, ids))
}
