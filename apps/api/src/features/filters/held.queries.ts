import {
  type DeskHeld,
  type DeskHeldQuery,
  type DeskHeldRow,
  type DeskList,
  deskOffset,
  HeldState,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import { isPresent, notBlockedEitherWay } from '../members/public.ts'
import { wordsOfShare } from '../shares/public.ts'
import { filtersPolicy } from './filters.policy.ts'

const { auditEntries, conversations, heldItems, messages, shareImages, shares, users } = tables
const judges = alias(users, 'judges')
const assignees = alias(users, 'assignees')

const authorId = sql<number>`coalesce(${shares.authorId}, ${messages.authorId})`.mapWith(Number)
/** Whom a first message is for. */
const addresseeId = sql<number>`(${conversations.lowId} + ${conversations.highId} - ${conversations.startedById})`

/** What is held, with who wrote each, who looks after it and who judged it. */
const heldRows = (db: Queryable) =>
  db
    .select({
      held: heldItems,
      share: shares,
      message: { text: messages.text },
      author: { id: users.id, username: users.username, displayName: users.name },
      assignee: { id: assignees.id, displayName: assignees.name },
      decidedBy: judges.name,
    })
    .from(heldItems)
    .leftJoin(shares, eq(shares.id, heldItems.shareId))
    .leftJoin(messages, eq(messages.id, heldItems.messageId))
    .leftJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(users, eq(users.id, authorId))
    .leftJoin(assignees, eq(assignees.id, heldItems.assigneeId))
    .leftJoin(judges, eq(judges.id, heldItems.decidedById))

type HeldRow = Awaited<ReturnType<typeof heldRows>>[number]

/** She for whom it is can receive it now; else it waits where nobody sees it, and its writer may take it back. */
const mayArrive: SQL = sql`exists (select 1 from ${users} as addressee where addressee.id = ${addresseeId}
  and not addressee.banned and not addressee.blocked and addressee.pause = 0 and addressee.left_at is null)`

/** What she took away meanwhile is nobody’s; her own is somebody else’s, and what is written to her she does not read here. */
function isForHer(viewer: Viewer): SQL | undefined {
  const asShare = and(isNotNull(heldItems.shareId), isNull(shares.deletedAt), ne(shares.authorId, viewer.id))
  const asMessage = and(
    isNotNull(heldItems.messageId),
    sql`${viewer.id}::bigint not in (${conversations.lowId}, ${conversations.highId})`,
  )
  return or(asShare, asMessage)
}

/** What cannot arrive now waits for nobody; who has it open may decide all the same. */
function isListedTo(viewer: Viewer): SQL | undefined {
  const arrives = and(isPresent, notBlockedEitherWay(conversations.lowId, conversations.highId), mayArrive)
  return and(isForHer(viewer), or(isNotNull(heldItems.shareId), ne(heldItems.state, 'open'), arrives))
}

/** What it is about, as the journal of acts and a measure name it. */
export const subjectOf = ({ held }: Pick<HeldRow, 'held'>) => ({
  target: held.shareId === null ? ('message' as const) : ('share' as const),
  targetId: held.shareId ?? held.messageId ?? 0,
})

function rowOf({ held, author, assignee }: HeldRow): DeskHeldRow {
  return {
    id: held.id,
    target: subjectOf({ held }).target,
    state: HeldState.catch('open').parse(held.state),
    author,
    assignee,
    kinds: [...new Set(held.matches.map(({ kind }) => kind))],
    heldAt: held.heldAt.toISOString(),
  }
}

function isBy(words: string): SQL | undefined {
  if (words === '') return undefined
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(...[users.name, users.username].map((name) => sql`fold_text(${name}) like fold_text(${pattern})`))
}

function isOf(target: DeskHeldQuery['target']): SQL | undefined {
  if (target === undefined) return undefined
  return isNotNull(target === 'share' ? heldItems.shareId : heldItems.messageId)
}

function assignedTo(viewer: Viewer, assignee: DeskHeldQuery['assignee']): SQL | undefined {
  if (assignee === 'me') return eq(heldItems.assigneeId, viewer.id)
  return assignee === 'nobody' ? isNull(heldItems.assigneeId) : undefined
}

async function countHeld(db: Queryable, wanted: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(heldItems)
    .leftJoin(shares, eq(shares.id, heldItems.shareId))
    .leftJoin(messages, eq(messages.id, heldItems.messageId))
    .leftJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(users, eq(users.id, authorId))
    .where(wanted)
  return counted?.total ?? 0
}

/** The queue, without a word of what is held: its words are for who opens it. */
export async function listHeld(db: Queryable, viewer: Viewer, query: DeskHeldQuery): Promise<DeskList<DeskHeldRow>> {
  const { state, target, assignee, q, sort = 'heldAt:asc' } = query
  const order = sort === 'heldAt:asc' ? asc : desc
  const wanted = and(
    isListedTo(viewer),
    isBy(q),
    isOf(target),
    assignedTo(viewer, assignee),
    state === 'any' ? undefined : eq(heldItems.state, state),
  )
  const rows = await heldRows(db)
    .where(wanted)
    .orderBy(order(heldItems.heldAt), order(heldItems.id))
    .limit(query.pageSize)
    .offset(deskOffset(query))
  return { items: rows.map(rowOf), total: await countHeld(db, wanted) }
}

export const countWaiting = (db: Queryable, viewer: Viewer): Promise<number> =>
  countHeld(db, and(isListedTo(viewer), eq(heldItems.state, 'open')))

/** @throws AppError HELD_NOT_FOUND where none was held, it is gone, or it is her own */
export async function requireHeld(db: Queryable, viewer: Viewer, id: number): Promise<HeldRow> {
  const [row] = await heldRows(db).where(and(eq(heldItems.id, id), isForHer(viewer)))
  if (row === undefined || !can(filtersPolicy, viewer, 'held.open', { authorId: row.author.id })) {
    throw new AppError('HELD_NOT_FOUND')
  }
  return row
}

/** A first message has no picture; a share's words are its pictures' too. */
async function loadWords(db: Queryable, { share, message }: HeldRow): Promise<{ text: string; pictures: number }> {
  if (share === null) return { text: message?.text ?? '', pictures: 0 }
  const images = await db
    .select({ alt: shareImages.alt })
    .from(shareImages)
    .where(eq(shareImages.shareId, share.id))
    .orderBy(asc(shareImages.position))
  const alts = images.map(({ alt }) => alt)
  return { text: wordsOfShare(share, alts), pictures: images.length }
}

/** One, with its words while they wait. The caller writes down that it was opened. */
export async function loadHeld(db: Queryable, viewer: Viewer, id: number): Promise<DeskHeld> {
  const found = await requireHeld(db, viewer, id)
  const { held, decidedBy } = found
  const row = rowOf(found)
  if (row.state !== 'open') {
    const decision = { by: decidedBy, at: held.decidedAt?.toISOString() ?? null }
    return { ...row, text: '', matches: [], pictures: 0, decision, can: { take: false, decide: false } }
  }
  return {
    ...row,
    ...(await loadWords(db, found)),
    matches: held.matches,
    decision: null,
    can: { take: true, decide: true },
  }
}

/** She has read it, and the journal of acts says so. */
export async function wasOpenedBy(
  db: Queryable,
  { id }: Viewer,
  { target, targetId }: ReturnType<typeof subjectOf>,
): Promise<boolean> {
  const itself = and(eq(auditEntries.target, target), eq(auditEntries.targetId, targetId))
  const hers = and(eq(auditEntries.actorId, id), eq(auditEntries.action, 'filter.open'))
  return (await db.$count(auditEntries, and(itself, hers))) > 0
}
