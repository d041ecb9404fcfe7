import {
  type DeskList,
  type DeskWebhook,
  type DeskWebhookDelivery,
  type DeskWebhookDeliveryQuery,
  type DeskWebhookQuery,
  deskOffset,
  type WebhookState,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '../../../platform/http/errors.ts'
import { type DeliveryRow, deliveryView, type WebhookRow, webhookView } from './webhooks.views.ts'

const { webhookDeliveries, webhooks } = tables

const inState: Record<WebhookState, SQL | undefined> = {
  active: and(isNull(webhooks.disabledAt), isNull(webhooks.failingSince)),
  failing: and(isNull(webhooks.disabledAt), isNotNull(webhooks.failingSince)),
  disabled: isNotNull(webhooks.disabledAt),
}

async function loadLastDeliveries(db: Queryable, ids: number[]): Promise<Map<number, DeliveryRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([webhookDeliveries.webhookId])
    .from(webhookDeliveries)
    .where(inArray(webhookDeliveries.webhookId, ids))
    .orderBy(webhookDeliveries.webhookId, desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
  return new Map(rows.map((row) => [row.webhookId, row]))
}

async function withLastDeliveries(db: Queryable, rows: WebhookRow[], now: Date): Promise<DeskWebhook[]> {
  const last = await loadLastDeliveries(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => webhookView(row, last.get(row.id), now))
}

export async function listWebhooks(
  db: Queryable,
  query: z.output<typeof DeskWebhookQuery>,
  now: Date,
): Promise<DeskList<DeskWebhook>> {
  const { q, state, pageSize, sort = 'name:asc' } = query
  const where = and(
    q === '' ? undefined : sql`strpos(fold_text(${webhooks.name} || ' ' || ${webhooks.url}), fold_text(${q})) > 0`,
    state && inState[state],
  )
  const turn = sort.endsWith(':asc') ? asc : desc
  const key = sort.startsWith('name') ? sql`fold_text(${webhooks.name})` : webhooks.createdAt
  const rows = await db
    .select()
    .from(webhooks)
    .where(where)
    .orderBy(turn(key), turn(webhooks.id))
    .limit(pageSize)
    .offset(deskOffset(query))
  return { items: await withLastDeliveries(db, rows, now), total: await db.$count(webhooks, where) }
}

/** @throws AppError NOT_FOUND */
export async function requireWebhook(db: Queryable, id: number): Promise<WebhookRow> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id))
  if (row === undefined) throw new AppError('NOT_FOUND')
  return row
}

/** @throws AppError NOT_FOUND */
export async function loadWebhook(db: Queryable, id: number, now: Date): Promise<DeskWebhook> {
  const [view] = await withLastDeliveries(db, [await requireWebhook(db, id)], now)
  if (view === undefined) throw new AppError('NOT_FOUND')
  return view
}

/** @throws AppError NOT_FOUND */
export async function listDeliveries(
  db: Queryable,
  webhookId: number,
  query: z.output<typeof DeskWebhookDeliveryQuery>,
): Promise<DeskList<DeskWebhookDelivery>> {
  await requireWebhook(db, webhookId)
  const { q, state, pageSize, sort = 'createdAt:desc' } = query
  const where = and(
    eq(webhookDeliveries.webhookId, webhookId),
    state && eq(webhookDeliveries.state, state),
    q === '' ? undefined : sql`strpos(${webhookDeliveries.type}, ${q}) > 0`,
  )
  const turn = sort.endsWith(':asc') ? asc : desc
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(where)
    .orderBy(turn(webhookDeliveries.createdAt), turn(webhookDeliveries.id))
    .limit(pageSize)
    .offset(deskOffset(query))
  return { items: rows.map(deliveryView), total: await db.$count(webhookDeliveries, where) }
}

/** Those that the site disabled by itself, until an administrator decides. */
export const countStoppedWebhooks = (db: Queryable): Promise<number> =>
  db.$count(webhooks, and(isNotNull(webhooks.disabledAt), ne(webhooks.disabledReason, 'hand')))
