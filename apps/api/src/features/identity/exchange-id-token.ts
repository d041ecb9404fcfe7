import type { FirebaseExchange } from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { relay } from './auth-refusals.ts'
import { heedCalledBack } from './called-back.ts'
import { refuseDisposable } from './disposable.ts'
import type { FirebaseAccounts, FirebasePerson } from './firebase-accounts.ts'
import { adoptAccount, memberOfEmail, memberOfUid, uidOfMember } from './firebase-links.ts'
import { FirstStep, openedBy } from './first-step.ts'
import type { IdentityOptions } from './identity-options.ts'
import { keepNewcomer } from './newcomer.ts'
import { fetchHeaders } from './session-reader.ts'
import type { Opened } from './signed-in-answer.ts'
import { tellPasswordChanged } from './tell-password-changed.ts'

const { sessions, users } = tables

export interface ExchangeParts extends IdentityOptions {
  firebase: FirebaseAccounts
}

type Met = { member: number } | { newcomer: string }

/**
 * Who she is here: by her uid; else by an address that Firebase has verified, and by no other, for whoever only says
 * that an address is hers must not come into the account that has it, nor learn whether there is one.
 */
async function meet(parts: ExchangeParts, person: FirebasePerson): Promise<Met> {
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
    return { newcomer: await unitOfWork((tx) => keepNewcomer(tx, identity, now())) }
  }
  await assertUnclaimed(parts, member)
  await unitOfWork((tx) => adoptAccount(tx, person, member))
  return { member }
}

/** The address is hers, and still its member may be somebody else: whoever had it before, under another uid. */
async function assertUnclaimed({ db, firebase, unitOfWork }: ExchangeParts, member: number): Promise<void> {
  const claimed = await uidOfMember(db, member)
  if (claimed === null) return
  if ((await firebase.lookUp([claimed])).has(claimed)) throw new AppError('EMAIL_ALREADY_IN_USE')
  await unitOfWork((tx) => forgetGone(tx, claimed))
}

const forgetGone = (tx: Tx, uid: string) =>
  tx.delete(tables.firebaseAccounts).where(eq(tables.firebaseAccounts.uid, uid))

/** Her other devices leave before she goes on, and she is told: it may not have been her. */
async function afterPasswordChange(tx: Tx, userId: number, request: FastifyRequest, parts: ExchangeParts) {
  const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })
  const here = request.viewer?.sessionId
  tx.afterCommit(() => {
    for (const { id } of ended) if (id !== here) parts.realtime.disconnect(userId, id)
  })
  const [owner] = await tx.select().from(users).where(eq(users.id, userId))
  if (owner !== undefined) await tellPasswordChanged(tx, owner, parts)
}

/**
 * The one call from Firebase into a session of ours: always a new one, asked for the second factor as at every door.
 * @throws AppError USER_TOKEN_EXPIRED, USER_DISABLED, EMAIL_NOT_CONFIRMED, SECOND_FACTOR_REQUIRED, ACCOUNT_SUSPENDED…
 */
export async function exchangeIdToken(
  parts: ExchangeParts,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { idToken, passwordChanged }: z.output<typeof FirebaseExchange>,
): Promise<Opened | { newcomer: string }> {
  const { auth, firebase, unitOfWork, now, realtime } = parts
  const person = await firebase.verify(idToken, new Date(now().getTime() - limits.firebase.signInAge))
  const met = await meet(parts, person)
  if ('newcomer' in met) return met
  const userId = met.member
  await unitOfWork(async (tx) => {
    const { uid, tokensValidFrom: from } = person
    await heedCalledBack(tx, realtime, { uid, userId, from, exceptId: request.viewer?.sessionId })
    if (passwordChanged) await afterPasswordChange(tx, userId, request, parts)
  })
  const asked = { body: { userId: String(userId) }, headers: fetchHeaders(request), asResponse: true } as const
  return openedBy(reply, await relay(reply, auth.api.openSession(asked), FirstStep))
}

/** For reading her account: rows of ours and the record there. */
export async function loadFirebaseAccount(db: Database, firebase: FirebaseAccounts, userId: number) {
  const uid = await uidOfMember(db, userId)
  const person = uid === null ? undefined : (await firebase.lookUp([uid])).get(uid)
  if (person === undefined) return null
  return { email: person.email, ways: person.ways, lastSignInAt: person.lastSignInAt?.toISOString() ?? null }
}
