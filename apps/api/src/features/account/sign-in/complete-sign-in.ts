import { deviceOf, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import type { SignInEvent } from '../auth/public.ts'
import { browserHash, countActive, sessionTokenHash } from '../auth/public.ts'

const { users, sessions, knownDevices, connections } = tables

export interface WelcomeParts {
  jobs: Jobs
  realtime: Realtime
  publicUrl: string
  now: () => Date
}

/** Only a new sign-in ends a pause (specification §3). */
export async function completeSignIn(tx: Tx, parts: WelcomeParts, signedIn: SignInEvent): Promise<void> {
  const { userId } = signedIn
  const resumed = await tx
    .update(users)
    .set({ pause: 0 })
    .where(and(eq(users.id, userId), eq(users.pause, 1)))
    .returning({ id: users.id })
  if (resumed.length > 0) {
    tx.emit({ type: 'profile.changed', memberId: userId })
    tx.emit({ type: 'member.presence-changed', memberId: userId })
  }
  await countActive(tx, userId, parts.now())
  await recordConnection(tx, parts, signedIn)
  await endPreviousSession(tx, parts, signedIn)
  await keepNewestSessions(tx, parts, signedIn)
  const browser = await recordBrowser(tx, parts, signedIn)
  if (browser === 'new') await notifyNewBrowser(tx, parts, signedIn)
  if (browser === 'first') await greetNewcomer(tx, parts, userId)
}

/** IP addresses are kept apart for one year (décret 2021-1362). */
async function recordConnection(tx: Tx, { now }: WelcomeParts, { userId, token }: SignInEvent): Promise<void> {
  const [session] = await tx
    .select({ ipAddress: sessions.ipAddress })
    .from(sessions)
    .where(eq(sessions.token, sessionTokenHash(token)))
  if (!session?.ipAddress) return
  await tx.insert(connections).values({ memberId: userId, ipAddress: session.ipAddress, createdAt: now() })
}

/** The first sign-in follows the confirmation; an old account is no newcomer. An approval greets her later. */
async function greetNewcomer(tx: Tx, { now }: WelcomeParts, userId: number): Promise<void> {
  const since = new Date(now().getTime() - limits.welcome)
  const isNew =
    (await tx.$count(users, and(eq(users.id, userId), gt(users.createdAt, since), isNull(users.approval)))) > 0
  if (isNew) tx.emit({ type: 'member.confirmed', memberId: userId })
}

/** Ends the browser's previous session, even that of another account (OWASP ASVS 7.2.4). */
async function endPreviousSession(
  tx: Tx,
  { realtime }: WelcomeParts,
  { userId, replacedToken }: SignInEvent,
): Promise<void> {
  if (replacedToken === null) return
  const left = await tx
    .delete(sessions)
    .where(eq(sessions.token, sessionTokenHash(replacedToken)))
    .returning({ id: sessions.id, userId: sessions.userId })
  tx.afterCommit(() => {
    for (const old of left) {
      if (old.userId === userId) realtime.reconnect(userId, old.id)
      else realtime.giveWay(old.userId, old.id)
    }
  })
}

async function keepNewestSessions(
  tx: Tx,
  { realtime, now }: WelcomeParts,
  { userId, token }: SignInEvent,
): Promise<void> {
  const open = await tx
    .select({ id: sessions.id, token: sessions.token })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
  const others = open.filter((session) => session.token !== sessionTokenHash(token))
  const ended = others.slice(limits.session.most - 1).map(({ id }) => id)
  if (ended.length === 0) return
  await tx.delete(sessions).where(inArray(sessions.id, ended))
  tx.afterCommit(() => {
    for (const id of ended) realtime.disconnect(userId, id)
  })
}

/**
 * `new` if the member signed in from others before. Clients without cookies are new each time, so one kind of browser
 * is reported once a day.
 */
async function recordBrowser(tx: Tx, { now }: WelcomeParts, signedIn: SignInEvent): Promise<'first' | 'new' | 'known'> {
  const { userId, userAgent } = signedIn
  const { deviceBrowser: browser, deviceOs: os } = deviceOf(userAgent)
  const hers = eq(knownDevices.userId, userId)
  await tx
    .delete(knownDevices)
    .where(and(hers, lte(knownDevices.lastSeenAt, new Date(now().getTime() - limits.devices.known))))
  const known = await tx.select().from(knownDevices).where(hers).orderBy(desc(knownDevices.lastSeenAt))
  const device = browserHash(userId, signedIn.browserMark)
  await tx
    .insert(knownDevices)
    .values({ userId, device, browser, os, lastSeenAt: now(), createdAt: now() })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.device],
      set: { browser, os, lastSeenAt: now(), revokedAt: null },
    })
  const forgotten = known.slice(limits.devices.most - 1).filter((row) => row.device !== device)
  if (forgotten.length > 0) {
    const ids = forgotten.map(({ id }) => id)
    await tx.delete(knownDevices).where(inArray(knownDevices.id, ids))
  }
  const toldSince = new Date(now().getTime() - limits.devices.mailOnceIn)
  const told = known.some((row) => row.browser === browser && row.os === os && row.createdAt > toldSince)
  if (known.length === 0) return 'first'
  return told || known.some((row) => row.device === device) ? 'known' : 'new'
}

async function notifyNewBrowser(tx: Tx, { jobs, publicUrl, now }: WelcomeParts, { userId, userAgent }: SignInEvent) {
  const [user] = await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId))
  if (user === undefined) return
  const { deviceBrowser, deviceOs } = deviceOf(userAgent)
  const props = {
    name: user.name,
    at: now().toISOString(),
    deviceBrowser,
    deviceOs,
    securityUrl: `${publicUrl}/settings/securite`,
    passwordUrl: `${publicUrl}/password`,
  }
  await jobs.enqueue('mail', { kind: 'newBrowser', to: user.email, props }, tx)
  const told = { browser: deviceBrowser, os: deviceOs }
  tx.emit({ type: 'account.changed', memberId: userId, what: 'new-browser', ...told })
}
