import type { FirebaseExchange } from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { IdentityOptions, OpenedSession } from '../auth/public.ts'
import { fetchHeaders, refuseDisposable, relay } from '../auth/public.ts'
import type { FirebaseAccounts, FirebasePerson } from '../firebase/public.ts'
import { adoptAccount, applyFirebaseRevocation, memberOfEmail, memberOfUid, uidOfMember } from '../firebase/public.ts'
import { notifyPasswordChanged } from '../password/public.ts'
import { FirstStep, openedBy } from '../sign-in/public.ts'
import { storeNewcomer } from '../sign-up/public.ts'

const { sessions, users } = tables

export interface ExchangeParts extends IdentityOptions {
  firebase: FirebaseAccounts
}

type IdTokenOwner = { member: number } | { newcomer: string }

/** By uid, else by a verified address. An unverified one must neither open nor reveal the account. */
async function resolveOwner(parts: ExchangeParts, person: FirebasePerson): Promise<IdTokenOwner> {
  const { db, unitOfWork, now } = parts
  const known = await memberOfUid(db, person.uid)
  if (known === null) throw new AppError('FEDERATED_EXPIRED')
  if (known !== undefined) return { member: known }
  const { email, emailVerified, uid: sub, name } = person
  if (email === null || !emailVerified) throw new AppError('EMAIL_NOT_CONFIRMED')
  const member = await memberOfEmail(db, email)
  if (member === null) {
    if (person.ways.includes('password')) refuseDisposable(email)
    const identity = { provider: 'firebase', sub, email, emailVerified, name } as const
    return { newcomer: await unitOfWork((tx) => storeNewcomer(tx, identity, now())) }
  }
  await assertUnclaimed(parts, member)
  await unitOfWork((tx) => adoptAccount(tx, person, member))
  return { member }
}

/** A previous owner of the address may be linked by another uid. */
async function assertUnclaimed({ db, firebase, unitOfWork }: ExchangeParts, member: number): Promise<void> {
  const claimed = await uidOfMember(db, member)
  if (claimed === null) return
  if ((await firebase.lookUp([claimed])).has(claimed)) throw new AppError('EMAIL_ALREADY_IN_USE')
  await unitOfWork((tx) => unlinkDeletedUser(tx, claimed))
}

const unlinkDeletedUser = (tx: Tx, uid: string) =>
  tx.delete(tables.firebaseAccounts).where(eq(tables.firebaseAccounts.uid, uid))

/** It may not have been the member: end her other sessions and notify her. */
async function afterPasswordChange(tx: Tx, userId: number, request: FastifyRequest, parts: ExchangeParts) {
  const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })
  const here = request.viewer?.sessionId
  tx.afterCommit(() => {
    for (const { id } of ended) if (id !== here) parts.realtime.disconnect(userId, id)
  })
  const [owner] = await tx.select().from(users).where(eq(users.id, userId))
  if (owner !== undefined) await notifyPasswordChanged(tx, owner, parts)
}

/**
 * Always a new session; the second factor applies.
 * @throws AppError USER_TOKEN_EXPIRED, USER_DISABLED, EMAIL_NOT_CONFIRMED, SECOND_FACTOR_REQUIRED, ACCOUNT_SUSPENDED…
 */
export async function exchangeIdToken(
  parts: ExchangeParts,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { idToken, passwordChanged }: z.output<typeof FirebaseExchange>,
): Promise<OpenedSession | { newcomer: string }> {
  const { auth, firebase, unitOfWork, now, realtime } = parts
  const person = await firebase.verify(idToken, new Date(now().getTime() - limits.firebase.signInAge))
  const met = await resolveOwner(parts, person)
  if ('newcomer' in met) return met
  const userId = met.member
  await unitOfWork(async (tx) => {
    const { uid, tokensValidFrom: from } = person
    await applyFirebaseRevocation(tx, realtime, { uid, userId, from, exceptId: request.viewer?.sessionId })
    if (passwordChanged) await afterPasswordChange(tx, userId, request, parts)
  })
  const asked = { body: { userId: String(userId) }, headers: fetchHeaders(request), asResponse: true } as const
  return openedBy(reply, await relay(reply, auth.api.openSession(asked), FirstStep))
}

export async function loadFirebaseAccount(db: Database, firebase: FirebaseAccounts, userId: number) {
  const uid = await uidOfMember(db, userId)
  const person = uid === null ? undefined : (await firebase.lookUp([uid])).get(uid)
  if (person === undefined) return null
  return { email: person.email, ways: person.ways, lastSignInAt: person.lastSignInAt?.toISOString() ?? null }
}
