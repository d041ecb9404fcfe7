import { type Database, tables } from '@consoeurs/database'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx, UnitOfWork } from '../../platform/unit-of-work.ts'
import { heedCalledBack } from './called-back.ts'
import { endSessions } from './end-sessions.ts'
import type { FirebaseAccounts, FirebasePerson } from './firebase-accounts.ts'
import { forgetLeft } from './firebase-links.ts'

const { firebaseAccounts, sessions } = tables

/** As many as Firebase tells of in one call. */
const PAGE = 100
/** Whose session nobody came with for a day is looked at when it is used again. */
const WATCHED_MS = 24 * 3_600_000

interface WatchParts {
  db: Database
  unitOfWork: UnitOfWork
  realtime: Realtime
  firebase: FirebaseAccounts
  now: () => Date
}

/**
 * Every few minutes: what was decided at Firebase holds here too. An account that was disabled, erased, or whose tokens
 * were called back there ends her sessions here (specification §8: user-disabled, user-token-expired). And whoever is
 * nobody here any more is erased there.
 */
export async function watchFirebase(parts: WatchParts): Promise<void> {
  await eraseLeft(parts)
  for (let page = await nextPage(parts, ''); page.length > 0; page = await nextPage(parts, page.at(-1)?.uid ?? '')) {
    const people = await parts.firebase.lookUp(page.map(({ uid }) => uid))
    for (const row of page) await parts.unitOfWork((tx) => compare(tx, row, people.get(row.uid), parts))
    if (page.length < PAGE) return
  }
}

type Watched = Awaited<ReturnType<typeof nextPage>>[number]

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

async function compare(tx: Tx, { uid, userId }: Watched, person: FirebasePerson | undefined, { realtime }: WatchParts) {
  if (person === undefined || person.disabled) await endSessions(tx, realtime, { userId })
  else await heedCalledBack(tx, realtime, { uid, userId, from: person.tokensValidFrom })
}

async function eraseLeft({ db, unitOfWork, firebase }: WatchParts): Promise<void> {
  const left = await db
    .select({ uid: firebaseAccounts.uid })
    .from(firebaseAccounts)
    .where(isNull(firebaseAccounts.userId))
    .limit(PAGE)
  for (const { uid } of left) {
    await firebase.remove(uid)
    await unitOfWork((tx) => forgetLeft(tx, uid))
  }
}
