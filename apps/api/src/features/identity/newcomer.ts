import { createHash, randomBytes } from 'node:crypto'
import type { Brand } from '@consoeurs/brand'
import type { JoinFederated } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { and, eq, gt } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { ApiSettings } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { requireOwnName } from '../members/public.ts'
import { completeAccount } from './complete-account.ts'
import type { FederatedIdentity } from './federated-flow.ts'
import { leaveFirebase, linkFirebase } from './firebase-links.ts'
import { freeUsername } from './usernames.ts'

/** How long she has to meet our own conditions after the provider has let her through. */
const NEWCOMER_SECONDS = 30 * 60

const Newcomer = z.object({
  provider: z.enum(['oidc', 'firebase']),
  sub: z.string(),
  email: z.string(),
  name: z.string(),
})
export type Newcomer = z.infer<typeof Newcomer>

const { verifications, users, accounts } = tables
/** What the database holds opens nothing. */
const keyOf = (token: string) => `newcomer:${createHash('sha256').update(token).digest('base64url')}`

const cookieName = ({ mode }: ApiSettings) =>
  mode === 'production' ? '__Host-consoeurs_newcomer' : 'consoeurs_newcomer'

/** Who is on the way to become a member, in this browser alone. */
export const newcomerToken = (cookies: Record<string, string | undefined>, settings: ApiSettings) =>
  cookies[cookieName(settings)] ?? ''

export function setNewcomerCookie(reply: FastifyReply, settings: ApiSettings, token: string): void {
  const maxAge = token === '' ? 0 : NEWCOMER_SECONDS
  const secure = settings.mode === 'production'
  reply.setCookie(cookieName(settings), token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
}

/** Keeps what the provider said, aside from all members: she is none yet, and nobody sees her. */
export async function keepNewcomer(
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

async function takeNewcomer(tx: Tx, token: string, now: Date): Promise<Newcomer | null> {
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

/** She will not be a member after all. True where an account at Firebase is to be erased with what was kept of her. */
export async function giveUpJoining(tx: Tx, token: string, now: Date): Promise<boolean> {
  const newcomer = await takeNewcomer(tx, token, now)
  if (newcomer?.provider !== 'firebase') return false
  await leaveFirebase(tx, newcomer.sub)
  return true
}

interface Joining {
  token: string
  form: JoinFederated
  brand: Brand
  now: Date
}

/** Makes her a member, once: with an address that the provider verified, and the conditions that she alone can meet. */
export async function joinFederated(tx: Tx, { token, form, brand, now }: Joining): Promise<number> {
  const newcomer = await takeNewcomer(tx, token, now)
  if (newcomer === null) throw new AppError('FEDERATED_EXPIRED')
  const { email } = newcomer
  const { displayName, birthdate } = form
  requireOwnName(brand, displayName)
  const username = await freeUsername(tx, displayName)
  const [user] = await tx
    .insert(users)
    .values({ name: displayName, username, email, emailVerified: true, birthdate })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (user === undefined) throw new AppError('EMAIL_ALREADY_IN_USE')
  await link(tx, newcomer, user.id)
  await completeAccount(tx, user.id, brand)
  return user.id
}
