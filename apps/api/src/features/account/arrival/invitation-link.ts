import { randomBytes } from 'node:crypto'
import { InvitationToken } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { isPresent } from '../../foundation/visibility/public.ts'

const { invitationLinks, users } = tables

const urlOf = (publicUrl: string, token: string) => `${publicUrl}/invitation/${token}`

export async function loadInvitationLink(db: Queryable, userId: number, publicUrl: string): Promise<string | null> {
  const [link] = await db
    .select({ token: invitationLinks.token })
    .from(invitationLinks)
    .where(eq(invitationLinks.userId, userId))
  return link === undefined ? null : urlOf(publicUrl, link.token)
}

/** Replaces the former link, which then leads to the plain sign-up. */
export async function renewInvitationLink(tx: Tx, userId: number, now: Date): Promise<void> {
  const values = { userId, token: randomBytes(16).toString('hex'), createdAt: now }
  await tx.insert(invitationLinks).values(values).onConflictDoUpdate({ target: invitationLinks.userId, set: values })
}

export async function revokeInvitationLink(tx: Tx, userId: number): Promise<void> {
  await tx.delete(invitationLinks).where(eq(invitationLinks.userId, userId))
}

/** Null if the link is unknown or revoked, or its member is suspended, paused or leaving. */
export async function findInviter(db: Queryable, token: string | undefined): Promise<number | null> {
  if (!InvitationToken.safeParse(token).success) return null
  const [found] = await db
    .select({ id: users.id })
    .from(invitationLinks)
    .innerJoin(users, eq(users.id, invitationLinks.userId))
    .where(and(eq(invitationLinks.token, token ?? ''), isPresent))
  return found?.id ?? null
}
