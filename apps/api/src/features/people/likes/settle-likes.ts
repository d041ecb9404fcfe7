import { limits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import { can } from '../../../platform/http/policy.ts'
import { lockPair } from '../blocks/public.ts'
import { loadMemberById, memberPolicy, minimalViewer } from '../members/public.ts'
import { matchMembers } from './match-members.ts'

const { likes, mutualLikes } = tables
const answers = alias(likes, 'answers')

interface SettleParts {
  db: Queryable
  unitOfWork: UnitOfWork
}

const isEffectiveAt = (like: typeof likes | typeof answers, now: Date) =>
  and(isNull(like.withdrawnAt), lte(like.countsFrom, now))

const findUnmatched = (db: Queryable, now: Date) =>
  db
    .select({ one: likes.userId, other: likes.memberId })
    .from(likes)
    .innerJoin(answers, and(eq(answers.userId, likes.memberId), eq(answers.memberId, likes.userId)))
    .where(
      and(
        lt(likes.userId, likes.memberId),
        isEffectiveAt(likes, now),
        isEffectiveAt(answers, now),
        or(sql`${likes.countsFrom} > ${likes.createdAt}`, sql`${answers.countsFrom} > ${answers.createdAt}`),
        notExists(
          db
            .select({ one: sql`1` })
            .from(mutualLikes)
            .where(and(eq(mutualLikes.userId, likes.userId), eq(mutualLikes.memberId, likes.memberId))),
        ),
      ),
    )

async function mayReach(tx: Tx, viewerId: number, memberId: number): Promise<boolean> {
  const viewer = minimalViewer(viewerId)
  const member = await loadMemberById(tx, viewer, memberId)
  return member !== null && can(memberPolicy, viewer, 'member.like', member)
}

async function settlePair(tx: Tx, { one, other }: { one: number; other: number }, now: Date): Promise<void> {
  await lockPair(tx, one, other)
  const effective = await tx.$count(
    likes,
    and(
      or(and(eq(likes.userId, one), eq(likes.memberId, other)), and(eq(likes.userId, other), eq(likes.memberId, one))),
      isEffectiveAt(likes, now),
    ),
  )
  if (effective < 2 || !(await mayReach(tx, one, other)) || !(await mayReach(tx, other, one))) return
  await matchMembers(tx, one, other, now)
}

async function forgetWithdrawn(tx: Tx, before: Date): Promise<void> {
  await tx.delete(likes).where(lt(likes.withdrawnAt, before))
}

/** Matches pairs where a repeated like begins to count, and forgets withdrawn likes after their day. */
export async function settleLikes({ db, unitOfWork }: SettleParts, now: Date): Promise<void> {
  for (const pair of await findUnmatched(db, now)) await unitOfWork((tx) => settlePair(tx, pair, now))
  await unitOfWork((tx) => forgetWithdrawn(tx, new Date(now.getTime() - limits.likes.again)))
}
