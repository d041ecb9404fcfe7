import { type DeskHeld, type DeskHeldQuery, type DeskHeldRow, type DeskList, HeldState } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { containsText } from '../../../platform/data/text-search.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { isPresent, notBlockedEitherWay } from '../../foundation/visibility/public.ts'
import { collectShareText } from '../../publishing/shares/public.ts'
import { assignedTo, listQueue } from '../queues/public.ts'
import { filtersPolicy } from './filters.policy.ts'

const { auditEntries, conversations, heldItems, messages, shareImages, shares, users } = tables
const judges = alias(users, 'judges')
const assignees = alias(users, 'assignees')

const authorId = sql<number>`coalesce(${shares.authorId}, ${messages.authorId})`.mapWith(Number)
/** The recipient of a first message. */
const addresseeId = sql<number>`(${conversations.lowId} + ${conversations.highId} - ${conversations.startedById})`

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

/** Otherwise the message waits unseen, and its author may withdraw it. */
const isDeliverable: SQL = sql`exists (select 1 from ${users} as addressee where addressee.id = ${addresseeId}
  and not addressee.banned and not addressee.blocked and addressee.pause = 0 and addressee.left_at is null)`

/** Excludes deleted shares, the viewer's own shares, and messages written by or to the viewer. */
function isAddressedTo(viewer: Viewer): SQL | undefined {
  const asShare = and(isNotNull(heldItems.shareId), isNull(shares.deletedAt), ne(shares.authorId, viewer.id))
  const asMessage = and(
    isNotNull(heldItems.messageId),
    sql`${viewer.id}::bigint not in (${conversations.lowId}, ${conversations.highId})`,
  )
  return or(asShare, asMessage)
}

/** Messages that cannot arrive now are not listed, but may be decided. */
function isListedTo(viewer: Viewer): SQL | undefined {
  const arrives = and(isPresent, notBlockedEitherWay(conversations.lowId, conversations.highId), isDeliverable)
  return and(isAddressedTo(viewer), or(isNotNull(heldItems.shareId), ne(heldItems.state, 'open'), arrives))
}

/** As the audit log and sanctions name it. */
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

function isKind(target: DeskHeldQuery['target']): SQL | undefined {
  if (target === undefined) return undefined
  return isNotNull(target === 'share' ? heldItems.shareId : heldItems.messageId)
}

/** Without the text, which only opening shows. */
export async function listHeld(db: Queryable, viewer: Viewer, query: DeskHeldQuery): Promise<DeskList<DeskHeldRow>> {
  const { state, target, assignee, q, sort = 'heldAt:asc' } = query
  const order = sort === 'heldAt:asc' ? asc : desc
  const wanted = and(
    isListedTo(viewer),
    containsText(q, [users.name, users.username]),
    isKind(target),
    assignedTo(heldItems.assigneeId, viewer, assignee),
    state === 'any' ? undefined : eq(heldItems.state, state),
  )
  return listQueue(db, {
    page: query,
    select: () => heldRows(db).where(wanted).$dynamic(),
    order: [order(heldItems.heldAt), order(heldItems.id)],
    view: rowOf,
  })
}

export const countWaiting = (db: Queryable, viewer: Viewer): Promise<number> =>
  db.$count(
    heldRows(db)
      .where(and(isListedTo(viewer), eq(heldItems.state, 'open')))
      .as('found'),
  )

/** @throws AppError HELD_NOT_FOUND if it does not exist, is gone or is the viewer's own */
export async function requireHeld(db: Queryable, viewer: Viewer, id: number): Promise<HeldRow> {
  const [row] = await heldRows(db).where(and(eq(heldItems.id, id), isAddressedTo(viewer)))
  if (row === undefined || !can(filtersPolicy, viewer, 'held.open', { authorId: row.author.id })) {
    throw new AppError('HELD_NOT_FOUND')
  }
  return row
}

/** First messages have no pictures; the text of a share includes its alternative texts. */
async function loadWords(db: Queryable, { share, message }: HeldRow): Promise<{ text: string; pictures: number }> {
  if (share === null) return { text: message?.text ?? '', pictures: 0 }
  const images = await db
    .select({ alt: shareImages.alt })
    .from(shareImages)
    .where(eq(shareImages.shareId, share.id))
    .orderBy(asc(shareImages.position))
  const alts = images.map(({ alt }) => alt)
  return { text: collectShareText(share, alts), pictures: images.length }
}

/** Includes the text only while the item is open. The caller must log the opening. */
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

export async function wasOpenedBy(
  db: Queryable,
  { id }: Viewer,
  { target, targetId }: ReturnType<typeof subjectOf>,
): Promise<boolean> {
  const itself = and(eq(auditEntries.target, target), eq(auditEntries.targetId, targetId))
  const hers = and(eq(auditEntries.actorId, id), eq(auditEntries.action, 'filter.open'))
  return (await db.$count(auditEntries, and(itself, hers))) > 0
}
