import { type Device, deviceOf, limits, type UserUpdate } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { ApiSettings } from '../../deps.ts'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { type AddressRules, readToken } from './device-address.ts'
import { keepPushPassword } from './push-password.ts'

const { pushDevices, users } = tables

type DeviceRules = AddressRules & Pick<ApiSettings, 'secret'>

interface Asked {
  viewer: Viewer
  update: UserUpdate
  userAgent: string
  now: Date
}

/**
 * What the push-token call of specification §7 means for this session's browser: a token registers it, an empty one
 * takes it away. A session is one browser, and a browser has one token at a time.
 * @throws AppError PUSH_TOKEN_REFUSED
 */
export async function keepDevice(tx: Tx, rules: DeviceRules, asked: Asked): Promise<void> {
  const { viewer, update } = asked
  const { fcmPassword } = update
  if (fcmPassword !== undefined) await keepPushPassword(tx, { userId: viewer.id, secret: rules.secret }, fcmPassword)
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
  const anew = { createdAt: asked.now, lastSuccessAt: null, lastFailureAt: null, lastFailure: null }
  await tx
    .insert(pushDevices)
    .values({ ...row, ...anew, endpoint })
    .onConflictDoUpdate({ target: pushDevices.endpoint, set: known?.userId === viewer.id ? row : { ...row, ...anew } })
  await keepNewest(tx, viewer.id)
}

/** What the call itself says of the device, else what its browser does. */
async function browserOf(tx: Tx, { viewer, update, userAgent }: Asked): Promise<Device & { onPwa: boolean }> {
  const { deviceType, deviceBrowser, deviceOs } = { ...deviceOf(userAgent), ...update }
  if (update.onPwa !== undefined) return { deviceType, deviceBrowser, deviceOs, onPwa: update.onPwa }
  const [user] = await tx.select({ onPwa: users.onPwa }).from(users).where(eq(users.id, viewer.id))
  return { deviceType, deviceBrowser, deviceOs, onPwa: user?.onPwa ?? false }
}

/** The browser's own date, where it is not in the future. */
const refreshedAt = ({ update, now }: Asked): Date =>
  update.fcmDate ? new Date(Math.min(now.getTime(), new Date(update.fcmDate).getTime())) : now

async function keepNewest(tx: Tx, userId: number): Promise<void> {
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
