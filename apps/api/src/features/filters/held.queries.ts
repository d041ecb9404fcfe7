import {
  type DeskHeld,
  type DeskHeldQuery,
  type DeskHeldRow,
  type DeskList,
  deskOffset,
  HeldState,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import { wordsOfShare } from '../shares/public.ts'
import { filtersPolicy } from './filters.policy.ts'

const { heldShares, shareImages, shares, users } = tables
const judges = alias(users, 'judges')

/** Held shares with who wrote each and who read it for the house. */
const heldRows = (db: Queryable) =>
  db
    .select({ held: heldShares, share: shares, author: users, decidedBy: judges.name })
    .from(heldShares)
    .innerJoin(shares, eq(shares.id, heldShares.shareId))
    .innerJoin(users, eq(users.id, shares.authorId))
    .leftJoin(judges, eq(judges.id, heldShares.decidedById))

type HeldRow = Awaited<ReturnType<typeof heldRows>>[number]

/** What she took away meanwhile waits for nobody, and her own waits for somebody else. */
const isForHer = (viewer: Viewer): SQL | undefined => and(isNull(shares.deletedAt), ne(shares.authorId, viewer.id))

function rowOf({ held, author }: HeldRow): DeskHeldRow {
  return {
    id: held.shareId,
    state: HeldState.catch('open').parse(held.state),
    author: { id: author.id, username: author.username, displayName: author.name },
    kinds: [...new Set(held.matches.map(({ kind }) => kind))],
    heldAt: held.heldAt.toISOString(),
  }
}

function isBy(words: string): SQL | undefined {
  if (words === '') return undefined
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(...[users.name, users.username].map((name) => sql`fold_text(${name}) like fold_text(${pattern})`))
}

async function countHeld(db: Queryable, wanted: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(heldShares)
    .innerJoin(shares, eq(shares.id, heldShares.shareId))
    .innerJoin(users, eq(users.id, shares.authorId))
    .where(wanted)
  return counted?.total ?? 0
}

/** The queue, without a word of what is held: its words are for who opens it. */
export async function listHeld(db: Queryable, viewer: Viewer, query: DeskHeldQuery): Promise<DeskList<DeskHeldRow>> {
  const { state, q, sort = 'heldAt:asc' } = query
  const order = sort === 'heldAt:asc' ? asc : desc
  const wanted = and(isForHer(viewer), isBy(q), state === 'any' ? undefined : eq(heldShares.state, state))
  const rows = await heldRows(db)
    .where(wanted)
    .orderBy(order(heldShares.heldAt), order(heldShares.shareId))
    .limit(query.pageSize)
    .offset(deskOffset(query))
  return { items: rows.map(rowOf), total: await countHeld(db, wanted) }
}

export const countWaiting = (db: Queryable, viewer: Viewer): Promise<number> =>
  countHeld(db, and(isForHer(viewer), eq(heldShares.state, 'open')))

/** @throws AppError HELD_NOT_FOUND where none was held, it is gone, or it is her own */
export async function requireHeld(db: Queryable, viewer: Viewer, id: number): Promise<HeldRow> {
  const [row] = await heldRows(db).where(and(eq(heldShares.shareId, id), isForHer(viewer)))
  if (row === undefined || !can(filtersPolicy, viewer, 'held.open', row.share)) throw new AppError('HELD_NOT_FOUND')
  return row
}

/** One, with its words while they wait. The caller writes down that it was opened. */
export async function loadHeld(db: Queryable, viewer: Viewer, id: number): Promise<DeskHeld> {
  const found = await requireHeld(db, viewer, id)
  const { held, share, decidedBy } = found
  const row = rowOf(found)
  if (row.state !== 'open') {
    const decision = { by: decidedBy, at: held.decidedAt?.toISOString() ?? null }
    return { ...row, text: '', matches: [], pictures: 0, decision, can: { decide: false } }
  }
  const images = await db
    .select({ alt: shareImages.alt })
    .from(shareImages)
    .where(eq(shareImages.shareId, id))
    .orderBy(asc(shareImages.position))
  const text = wordsOfShare(
    share,
    images.map(({ alt }) => alt),
  )
  return { ...row, text, matches: held.matches, pictures: images.length, decision: null, can: { decide: true } }
}
