import { type Database, tables } from '@consoeurs/database'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { endSessions } from '../sessions/public.ts'
import { applyFirebaseRevocation } from './apply-revocation.ts'
import type { FirebaseAccounts, FirebasePerson } from './firebase-accounts.ts'
import { removeQueuedErasure } from './firebase-links.ts'

const { firebaseAccounts, sessions } = tables

/** Firebase's limit per call. */
const PAGE = 100
/** Idle sessions are checked when they are used again. */
const WATCHED_MS = 24 * 3_600_000

interface WatchParts {
  db: Database
  unitOfWork: UnitOfWork
  realtime: Realtime
  firebase: FirebaseAccounts
  now: () => Date
}

/**
 * Every few minutes: ends sessions of accounts disabled, erased or revoked at Firebase (specification §8:
 * user-disabled, user-token-expired), and erases pending accounts there.
 */
export async function watchFirebase(parts: WatchParts): Promise<void> {
  await eraseQueuedUsers(parts)
  for (let page = await nextPage(parts, ''); page.length > 0; page = await nextPage(parts, page.at(-1)?.uid ?? '')) {
    const people = await parts.firebase.lookUp(page.map(({ uid }) => uid))
    for (const row of page) await parts.unitOfWork((tx) => compare(tx, row, people.get(row.uid), parts))
    if (page.length < PAGE) return
  }
}

type LinkedAccount = Awaited<ReturnType<typeof nextPage>>[number]

function nextPage({ db, now }: WatchParts, after: string) {
  const since = new Date(now().getTime() - WATCHED_MS)
  return db
    .selectDistinct({ uid: firebaseAccounts.uid, userId: sessions.userId })
    .from(firebaseAccounts)
    .innerJoin(sessions, eq(sessions.userId, firebaseAccounts.userId))
    .where(and(gt(firebaseAccounts.uid, after), gt(sessions.expiresAt, now()), gt(sessions.lastSeenAt, since)))
    .orderBy(asc(firebaseAccounts.uid))
    .limit(PAGE)
}

async function compare(
  tx: Tx,
  { uid, userId }: LinkedAccount,
  person: FirebasePerson | undefined,
  { realtime }: WatchParts,
) {
  if (person === undefined || person.disabled) await endSessions(tx, realtime, { userId })
  else await applyFirebaseRevocation(tx, realtime, { uid, userId, from: person.tokensValidFrom })
}

async function eraseQueuedUsers({ db, unitOfWork, firebase }: WatchParts): Promise<void> {
  const left = await db
    .select({ uid: firebaseAccounts.uid })
    .from(firebaseAccounts)
    .where(isNull(firebaseAccounts.userId))
    .limit(PAGE)
  for (const { uid } of left) {
    await firebase.remove(uid)
    await unitOfWork((tx) => removeQueuedErasure(tx, uid))
  }
}
