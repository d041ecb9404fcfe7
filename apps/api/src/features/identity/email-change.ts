import { limits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { ApiSettings } from '../../deps.ts'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { refuseDisposable } from './disposable.ts'
import { linkHash } from './link-secrets.ts'

const { users, emailChanges, verifications } = tables

export interface EmailChangeParts {
  jobs: Jobs
  settings: ApiSettings
  now: () => Date
}

const deadline = (now: Date) => new Date(now.getTime() + limits.emailChangeLink)

/**
 * She wants another address: the one she has is asked first. A second wish replaces the first, whose link then opens
 * nothing. Whether somebody already bears the new address is not looked at here.
 */
export async function askEmailChange(
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

/** She thought better of it: both links open nothing from now on. */
export async function cancelEmailChange(tx: Tx, viewer: Viewer): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, viewer.id))
}

/**
 * The change that a link belongs to, with the member who wanted it.
 * @throws AppError LINK_EXPIRED
 */
export async function changeOfLink(db: Queryable, token: string, now: Date) {
  const [row] = await db
    .select({ change: emailChanges, user: { id: users.id, name: users.name, email: users.email } })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(eq(emailChanges.linkHash, linkHash(token)), gt(emailChanges.expiresAt, now)))
  if (row === undefined) throw new AppError('LINK_EXPIRED')
  return row
}

/** The button behind a link: the old address approves, and the new one is written to; or the new one confirms. */
export async function openEmailChange(tx: Tx, token: string, parts: EmailChangeParts): Promise<'approved' | 'changed'> {
  const { jobs, now } = parts
  const { change, user } = await changeOfLink(tx, token, now())
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

/** « Ce n’est pas moi »: whoever holds one of the links may stop the change. */
export async function refuseEmailChange(tx: Tx, token: string, { now }: EmailChangeParts): Promise<void> {
  const { user } = await changeOfLink(tx, token, now())
  await tx.delete(emailChanges).where(eq(emailChanges.userId, user.id))
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
  // What was sent to the old address opens nothing any more.
  await tx.delete(verifications).where(eq(verifications.value, String(id)))
  const props = { name, newEmail, contactUrl: `${settings.publicUrl}/l/contact` }
  await jobs.enqueue('mail', { kind: 'emailChanged', to: email, props }, tx)
  tx.emit({ type: 'account.changed', memberId: id, what: 'email' })
}
