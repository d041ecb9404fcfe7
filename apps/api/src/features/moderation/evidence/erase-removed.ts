import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, inArray, lt, not, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import { removeFiles } from '../../foundation/files/public.ts'
import { eraseVersions } from './erase-versions.ts'
import { isUnreported } from './open-reports.ts'

const {
  swaps,
  recipeMakings,
  spokenAnswers,
  shares,
  shareImages,
  shareVersions,
  shareVersionImages,
  comments,
  reactions,
} = tables

const BATCH = 200
const DAY = 24 * 60 * 60 * 1000

const reactionsTo = (target: 'share' | 'comment', ids: number[]) =>
  and(eq(reactions.target, target), inArray(reactions.targetId, ids))

async function eraseShares(tx: Tx, before: Date): Promise<number> {
  const reportedUnder = tx
    .select({ one: sql`1` })
    .from(comments)
    .where(and(eq(comments.shareId, shares.id), sql`not ${isUnreported(tx, 'comment', comments.id)}`))
  const reportedMakings = tx
    .select({ one: sql`1` })
    .from(recipeMakings)
    .where(and(eq(recipeMakings.shareId, shares.id), sql`not ${isUnreported(tx, 'making', recipeMakings.id)}`))
  const removed = await tx
    .select({ id: shares.id })
    .from(shares)
    .where(
      and(
        lt(shares.deletedAt, before),
        isUnreported(tx, 'share', shares.id),
        notExists(reportedUnder),
        notExists(reportedMakings),
      ),
    )
    .orderBy(asc(shares.deletedAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const ids = removed.map(({ id }) => id)
  if (ids.length === 0) return 0
  await erasePictures(tx, ids)
  const under = await tx.select({ id: comments.id }).from(comments).where(inArray(comments.shareId, ids))
  await eraseReactions(tx, 'comment', under)
  await eraseReactions(tx, 'share', removed)
  await tx.delete(shares).where(inArray(shares.id, ids))
  return ids.length
}

/** Each picture belongs to only one share. */
async function erasePictures(tx: Tx, shareIds: number[]): Promise<void> {
  const shown = await tx.delete(shareImages).where(inArray(shareImages.shareId, shareIds)).returning()
  const before = await tx
    .select({ fileId: shareVersionImages.fileId })
    .from(shareVersionImages)
    .innerJoin(shareVersions, eq(shareVersions.id, shareVersionImages.versionId))
    .where(inArray(shareVersions.shareId, shareIds))
  await removeFiles(
    tx,
    [...shown, ...before].map(({ fileId }) => fileId),
  )
}

async function eraseReactions(tx: Tx, target: 'share' | 'comment', to: { id: number }[]): Promise<void> {
  const ids = to.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(reactions).where(reactionsTo(target, ids))
}

async function eraseComments(tx: Tx, before: Date): Promise<number> {
  const removed = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(lt(comments.deletedAt, before), isUnreported(tx, 'comment', comments.id)))
    .orderBy(asc(comments.deletedAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  await eraseReactions(tx, 'comment', removed)
  if (removed.length > 0)
    await tx.delete(comments).where(
      inArray(
        comments.id,
        removed.map(({ id }) => id),
      ),
    )
  return removed.length
}

/** Former words of an edited making are kept with it while it is reported. */
function isMakingUnreported(tx: Tx) {
  const current = alias(recipeMakings, 'current')
  const ofSame = and(eq(current.shareId, recipeMakings.shareId), eq(current.memberId, recipeMakings.memberId))
  return notExists(
    tx
      .select({ one: sql`1` })
      .from(current)
      .where(and(ofSame, not(isUnreported(tx, 'making', current.id)))),
  )
}

/** Their pictures, which an edited row may share, are collected as unused files; those of offers too. */
async function eraseMakings(tx: Tx, before: Date): Promise<number> {
  const removed = await tx
    .select({ id: recipeMakings.id })
    .from(recipeMakings)
    .where(and(lt(recipeMakings.deletedAt, before), isMakingUnreported(tx)))
    .orderBy(asc(recipeMakings.deletedAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(recipeMakings).where(inArray(recipeMakings.id, ids))
  return removed.length
}

async function eraseSwaps(tx: Tx, before: Date): Promise<number> {
  const removed = await tx
    .select({ id: swaps.id })
    .from(swaps)
    .where(and(lt(swaps.deletedAt, before), isUnreported(tx, 'swap', swaps.id)))
    .orderBy(asc(swaps.deletedAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(swaps).where(inArray(swaps.id, ids))
  return removed.length
}

/** A report of the member has the recording. */
async function eraseSpokenAnswers(tx: Tx, before: Date): Promise<number> {
  const removed = await tx
    .select({ fileId: spokenAnswers.fileId })
    .from(spokenAnswers)
    .where(and(lt(spokenAnswers.removedAt, before), isUnreported(tx, 'member', spokenAnswers.userId)))
    .orderBy(asc(spokenAnswers.removedAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  // The rows go with their files.
  await removeFiles(
    tx,
    removed.map(({ fileId }) => fileId),
  )
  return removed.length
}

/**
 * Deleted shares with their comments, deleted comments and makings of recipes, offers, and removed spoken answers go after 30 days, unless a report is
 * open.
 */
export async function eraseRemoved(unitOfWork: UnitOfWork, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.evidenceDays * DAY)
  for (const eraseSome of [eraseShares, eraseComments, eraseMakings, eraseSwaps, eraseSpokenAnswers]) {
    let erased = 0
    do {
      erased = await unitOfWork((tx) => eraseSome(tx, before))
    } while (erased === BATCH)
  }
}

/** Runs every night. */
export async function eraseEvidence(unitOfWork: UnitOfWork, now: Date): Promise<void> {
  await eraseRemoved(unitOfWork, now)
  await eraseVersions(unitOfWork, now)
}
