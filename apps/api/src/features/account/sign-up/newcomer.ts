import { createHash, randomBytes } from 'node:crypto'
import type { Brand } from '@consoeurs/brand'
import type { JoinFederated } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { ApiSettings } from '../../../deps.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { SiteSettings } from '../../foundation/settings/public.ts'
import { recordArrival } from '../arrival/public.ts'
import type { FederatedIdentity } from '../auth/public.ts'
import { completeAccount } from '../auth/public.ts'
import { linkFirebase, queueFirebaseErasure } from '../firebase/public.ts'
import { freeUsername, requireOwnName } from '../usernames/public.ts'

/** Time to complete the sign-up form. */
const NEWCOMER_SECONDS = 30 * 60

const Newcomer = z.object({
  provider: z.enum(['oidc', 'firebase']),
  sub: z.string(),
  email: z.string(),
  name: z.string(),
})
export type Newcomer = z.infer<typeof Newcomer>

const { verifications, users, accounts } = tables
/** Only the hash is stored. */
const keyOf = (token: string) => `newcomer:${createHash('sha256').update(token).digest('base64url')}`

const cookieName = ({ mode }: ApiSettings) =>
  mode === 'production' ? '__Host-consoeurs_newcomer' : 'consoeurs_newcomer'

export const newcomerToken = (cookies: Record<string, string | undefined>, settings: ApiSettings) =>
  cookies[cookieName(settings)] ?? ''

export function setNewcomerCookie(reply: FastifyReply, settings: ApiSettings, token: string): void {
  const maxAge = token === '' ? 0 : NEWCOMER_SECONDS
  const secure = settings.mode === 'production'
  reply.setCookie(cookieName(settings), token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
}

/** Kept apart from members until the sign-up is complete. */
export async function storeNewcomer(
  tx: Tx,
  { provider, sub, email, name }: FederatedIdentity,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.insert(verifications).values({
    identifier: keyOf(token),
    value: JSON.stringify({ provider, sub, email, name } satisfies Newcomer),
    expiresAt: new Date(now.getTime() + NEWCOMER_SECONDS * 1000),
  })
  return token
}

export async function findNewcomer(db: Database, token: string, now: Date): Promise<Newcomer | null> {
  const [row] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, keyOf(token)), gt(verifications.expiresAt, now)))
  return row === undefined ? null : Newcomer.parse(JSON.parse(row.value))
}

async function consumeNewcomer(tx: Tx, token: string, now: Date): Promise<Newcomer | null> {
  const [kept] = await tx
    .delete(verifications)
    .where(and(eq(verifications.identifier, keyOf(token)), gt(verifications.expiresAt, now)))
    .returning({ value: verifications.value })
  return kept === undefined ? null : Newcomer.parse(JSON.parse(kept.value))
}

async function link(tx: Tx, { provider, sub }: Newcomer, userId: number): Promise<void> {
  if (provider === 'firebase') return linkFirebase(tx, sub, userId)
  const [account] = await tx
    .insert(accounts)
    .values({ userId, providerId: provider, accountId: sub })
    .onConflictDoNothing()
    .returning({ id: accounts.id })
  if (account === undefined) throw new AppError('FEDERATED_TAKEN')
}

/** True if an account at Firebase must be erased. */
export async function cancelRegistration(tx: Tx, token: string, now: Date): Promise<boolean> {
  const newcomer = await consumeNewcomer(tx, token, now)
  if (newcomer?.provider !== 'firebase') return false
  await queueFirebaseErasure(tx, newcomer.sub)
  return true
}

interface FederatedRegistration {
  token: string
  form: JoinFederated
  brand: Brand
  site: SiteSettings
  now: Date
}

/** @throws AppError EMAIL_ALREADY_IN_USE */
async function insertUser(
  tx: Tx,
  account: Pick<typeof users.$inferInsert, 'name' | 'email' | 'birthdate'>,
): Promise<number> {
  const username = await freeUsername(tx, account.name)
  const [user] = await tx
    .insert(users)
    .values({ ...account, username, emailVerified: true })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (user !== undefined) return user.id
  if ((await tx.$count(users, sql`lower(${users.email}) = lower(${account.email})`)) > 0) {
    throw new AppError('EMAIL_ALREADY_IN_USE')
  }
  // A concurrent sign-up took the username.
  return insertUser(tx, account)
}

/** The token is single-use. */
export async function joinFederated(tx: Tx, { token, form, brand, site, now }: FederatedRegistration): Promise<number> {
  const newcomer = await consumeNewcomer(tx, token, now)
  if (newcomer === null) throw new AppError('FEDERATED_EXPIRED')
  const { email } = newcomer
  const { displayName, birthdate } = form
  requireOwnName(brand, displayName)
  const userId = await insertUser(tx, { name: displayName, email, birthdate })
  await link(tx, newcomer, userId)
  await completeAccount(tx, userId, brand)
  await recordArrival(tx, userId, form, { site, now })
  return userId
}
