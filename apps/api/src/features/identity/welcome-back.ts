import { createHash } from 'node:crypto'
import { deviceOf, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Jobs } from '../../platform/jobs.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { countActive } from './count-active.ts'
import { sessionTokenHash } from './hashed-session-tokens.ts'
import type { SignedIn } from './signed-in.plugin.ts'

const { users, sessions, knownDevices, connections } = tables

export interface WelcomeParts {
  jobs: Jobs
  realtime: Realtime
  publicUrl: string
  now: () => Date
}

/** Her pause ends (specification §3: only a new sign-in sets 0), her oldest session makes room, a new browser is told. */
export async function welcomeBack(tx: Tx, parts: WelcomeParts, signedIn: SignedIn): Promise<void> {
  const { userId } = signedIn
  const resumed = await tx
    .update(users)
    .set({ pause: 0 })
    .where(and(eq(users.id, userId), eq(users.pause, 1)))
    .returning({ id: users.id })
  if (resumed.length > 0) tx.emit({ type: 'profile.changed', memberId: userId })
  await countActive(tx, userId, parts.now())
  await noteConnection(tx, parts, signedIn)
  await leaveOldSession(tx, parts, signedIn)
  await keepNewestSessions(tx, parts, signedIn)
  const browser = await meetBrowser(tx, parts, signedIn)
  if (browser === 'new') await tellOfNewBrowser(tx, parts, signedIn)
  if (browser === 'first') await greetNewcomer(tx, parts, userId)
}

/** From where she came: kept apart, a year (décret 2021-1362). */
async function noteConnection(tx: Tx, { now }: WelcomeParts, { userId, token }: SignedIn): Promise<void> {
  const [session] = await tx
    .select({ ipAddress: sessions.ipAddress })
    .from(sessions)
    .where(eq(sessions.token, sessionTokenHash(token)))
  if (!session?.ipAddress) return
  await tx.insert(connections).values({ memberId: userId, ipAddress: session.ipAddress, createdAt: now() })
}

/** Her first sign-in is what the confirmation of her address opens; an account of long ago is no newcomer's. */
async function greetNewcomer(tx: Tx, { now }: WelcomeParts, userId: number): Promise<void> {
  const since = new Date(now().getTime() - limits.welcome)
  const isNew = (await tx.$count(users, and(eq(users.id, userId), gt(users.createdAt, since)))) > 0
  if (isNew) tx.emit({ type: 'member.confirmed', memberId: userId })
}

/** The session that this browser came with is not the one it goes on with, hers or another's (OWASP ASVS 7.2.4). */
async function leaveOldSession(tx: Tx, { realtime }: WelcomeParts, { userId, replacedToken }: SignedIn): Promise<void> {
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

async function keepNewestSessions(tx: Tx, { realtime, now }: WelcomeParts, { userId, token }: SignedIn): Promise<void> {
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

/** The mark as the table keeps it: it tells nothing of the browser, nor that two members share one. */
const markHash = ({ userId, browserMark }: SignedIn) =>
  createHash('sha256').update(`${userId}:${browserMark}`).digest('hex')

/**
 * Remembers the browser she signs in from. It is worth a mail if she has come before, from elsewhere; a program that
 * keeps no cookie is a new browser each time, so the same kind of browser is told once a day.
 */
async function meetBrowser(tx: Tx, { now }: WelcomeParts, signedIn: SignedIn): Promise<'first' | 'new' | 'known'> {
  const { userId, userAgent } = signedIn
  const { deviceBrowser: browser, deviceOs: os } = deviceOf(userAgent)
  const hers = eq(knownDevices.userId, userId)
  await tx
    .delete(knownDevices)
    .where(and(hers, lte(knownDevices.lastSeenAt, new Date(now().getTime() - limits.devices.known))))
  const known = await tx.select().from(knownDevices).where(hers).orderBy(desc(knownDevices.lastSeenAt))
  const device = markHash(signedIn)
  await tx
    .insert(knownDevices)
    .values({ userId, device, browser, os, lastSeenAt: now(), createdAt: now() })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.device], set: { browser, os, lastSeenAt: now() } })
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

async function tellOfNewBrowser(tx: Tx, { jobs, publicUrl, now }: WelcomeParts, { userId, userAgent }: SignedIn) {
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
