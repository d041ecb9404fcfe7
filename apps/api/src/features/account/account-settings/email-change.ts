import { limits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { ApiSettings } from '../../../deps.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { refuseDisposable } from '../auth/public.ts'
import { linkHash } from './link-secrets.ts'

const { users, emailChanges, verifications } = tables

export interface EmailChangeParts {
  jobs: Jobs
  settings: ApiSettings
  now: () => Date
}

const deadline = (now: Date) => new Date(now.getTime() + limits.emailChangeLink)

/**
 * The current address approves first. A second request voids the first link. Does not check whether the new address is
 * taken.
 */
export async function requestEmailChange(
  tx: Tx,
  viewer: Viewer,
  newEmail: string,
  { jobs, now }: EmailChangeParts,
): Promise<void> {
  refuseDisposable(newEmail)
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, viewer.id))
  if (user?.email.toLowerCase() === newEmail) {
    throw new AppError('VALIDATION', { fields: { email: ['C’est déjà ton adresse.'] } })
  }
  const wish = { newEmail, linkHash: null, approvedAt: null, expiresAt: deadline(now()), createdAt: now() }
  await tx
    .insert(emailChanges)
    .values({ userId: viewer.id, ...wish })
    .onConflictDoUpdate({ target: emailChanges.userId, set: wish })
  await jobs.enqueue('identity.email-change', { userId: viewer.id }, tx)
}

/** Cancels the change; both links become invalid. */
export async function cancelEmailChange(tx: Tx, viewer: Viewer): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, viewer.id))
}

/** @throws AppError LINK_EXPIRED */
export async function findEmailChange(db: Queryable, token: string, now: Date) {
  const [row] = await db
    .select({ change: emailChanges, user: { id: users.id, name: users.name, email: users.email } })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(eq(emailChanges.linkHash, linkHash(token)), gt(emailChanges.expiresAt, now)))
  if (row === undefined) throw new AppError('LINK_EXPIRED')
  return row
}

/** Approval by the old address mails the new one, which then confirms. */
export async function openEmailChange(tx: Tx, token: string, parts: EmailChangeParts): Promise<'approved' | 'changed'> {
  const { jobs, now } = parts
  const { change, user } = await findEmailChange(tx, token, now())
  if (change.approvedAt !== null) {
    await finishEmailChange(tx, user, change.newEmail, parts)
    return 'changed'
  }
  await tx
    .update(emailChanges)
    .set({ approvedAt: now(), linkHash: null, expiresAt: deadline(now()) })
    .where(eq(emailChanges.userId, user.id))
  await jobs.enqueue('identity.email-change', { userId: user.id }, tx)
  return 'approved'
}

/** « Ce n’est pas moi »: either link may cancel the change. */
export async function refuseEmailChange(tx: Tx, token: string, { now }: EmailChangeParts): Promise<void> {
  const { user } = await findEmailChange(tx, token, now())
  await tx.delete(emailChanges).where(eq(emailChanges.userId, user.id))
}

/** No account has the old address any more when its mail leaves. */
async function isDiscreetMember(tx: Tx, userId: number): Promise<boolean> {
  const { discreetMode } = tables.userProfiles
  const [profile] = await tx
    .select({ discreetMode })
    .from(tables.userProfiles)
    .where(eq(tables.userProfiles.userId, userId))
  return profile?.discreetMode ?? false
}

async function finishEmailChange(
  tx: Tx,
  { id, name, email }: { id: number; name: string; email: string },
  newEmail: string,
  { jobs, settings }: EmailChangeParts,
): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, id))
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.email}) = ${newEmail}`, ne(users.id, id)))
  if (taken !== undefined) throw new AppError('LINK_EXPIRED')
  await tx.update(users).set({ email: newEmail, emailVerified: true }).where(eq(users.id, id))
  // Void links sent to the old address.
  await tx.delete(verifications).where(eq(verifications.value, String(id)))
  const props = { name, newEmail, contactUrl: `${settings.publicUrl}/l/contact` }
  await jobs.enqueue('mail', { kind: 'emailChanged', to: email, discreet: await isDiscreetMember(tx, id), props }, tx)
  tx.emit({ type: 'account.changed', memberId: id, what: 'email' })
}
