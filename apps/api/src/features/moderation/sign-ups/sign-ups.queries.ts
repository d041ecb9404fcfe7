import {
  ageOn,
  type DeskList,
  type DeskSignUp,
  type DeskSignUpRow,
  type DeskSignUpsQuery,
  SignUpState,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { containsText } from '../../../platform/data/text-search.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { listQueue } from '../queues/public.ts'

const { invitations, signUpRequests, users } = tables
const judges = alias(users, 'judges')
const inviters = alias(users, 'inviters')

const requestRows = (db: Queryable) =>
  db
    .select({
      request: signUpRequests,
      user: users,
      decidedBy: judges.name,
      inviter: { id: inviters.id, username: inviters.username, displayName: inviters.name },
    })
    .from(signUpRequests)
    .innerJoin(users, eq(users.id, signUpRequests.userId))
    .leftJoin(judges, eq(judges.id, signUpRequests.decidedById))
    .leftJoin(invitations, eq(invitations.memberId, users.id))
    .leftJoin(inviters, eq(inviters.id, invitations.inviterId))

type FoundRequest = Awaited<ReturnType<typeof requestRows>>[number]

/** Nobody decides about an address that may be a stranger's, or about a person who is leaving. */
const isToDecide: SQL | undefined = and(eq(users.emailVerified, true), isNull(users.leavingAt))

function rowOf({ request, user, inviter }: FoundRequest): DeskSignUpRow {
  return {
    id: request.id,
    state: SignUpState.parse(request.state),
    member: { id: user.id, username: user.username, displayName: user.name },
    invited: inviter !== null,
    askedAt: request.askedAt.toISOString(),
    decidedAt: request.decidedAt?.toISOString() ?? null,
  }
}

/** Oldest first by default. */
export async function listSignUps(db: Queryable, query: DeskSignUpsQuery): Promise<DeskList<DeskSignUpRow>> {
  const { state, q, sort = 'askedAt:asc' } = query
  const order = sort === 'askedAt:asc' ? asc : desc
  const wanted = and(
    isToDecide,
    state === 'any' ? undefined : eq(signUpRequests.state, state),
    containsText(q, [users.name, users.username]),
  )
  return listQueue(db, {
    page: query,
    select: () => requestRows(db).where(wanted).$dynamic(),
    order: [order(signUpRequests.askedAt), order(signUpRequests.id)],
    view: rowOf,
  })
}

export async function countWaiting(db: Queryable): Promise<number> {
  return db.$count(
    db
      .select({ id: signUpRequests.id })
      .from(signUpRequests)
      .innerJoin(users, eq(users.id, signUpRequests.userId))
      .where(and(isToDecide, eq(signUpRequests.state, 'pending')))
      .as('found'),
  )
}

/** @throws AppError SIGN_UP_NOT_FOUND */
export async function requireSignUp(db: Queryable, id: number): Promise<FoundRequest> {
  const [found] = await requestRows(db).where(and(eq(signUpRequests.id, id), isToDecide))
  if (found === undefined) throw new AppError('SIGN_UP_NOT_FOUND')
  return found
}

/** The caller must log the opening. */
export async function loadSignUp(db: Queryable, id: number, now: Date): Promise<DeskSignUp> {
  const found = await requireSignUp(db, id)
  const { request, user, inviter, decidedBy } = found
  const at = request.decidedAt?.toISOString()
  return {
    ...rowOf(found),
    age: ageOn(user.birthdate, now),
    place: user.city ?? user.country,
    memberSince: user.createdAt.toISOString(),
    invitedBy: inviter,
    message: request.message,
    reason: request.reason,
    decision: at === undefined ? null : { by: decidedBy, at },
    can: { decide: request.state === 'pending' },
  }
}
