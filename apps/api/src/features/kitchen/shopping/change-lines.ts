import {
  ingredientIndex,
  labelLike,
  type ShoppingChange,
  type ShoppingItemInput,
  type ShoppingNews,
  shoppingLimits,
  splitLine,
  type Unit,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { loadVocabulary } from '../../publishing/ingredients/public.ts'
import { mergeChange, type StoredLine } from './merge-change.ts'
import { linesOf, loadLines } from './shopping.queries.ts'
import { listUsers, lockList } from './shopping.subject.ts'

const { shoppingLines } = tables

/** « 2 kg de carottes » becomes amount, unit and ingredient; what the vocabulary lacks stays text. */
async function understand(tx: Tx, changes: ShoppingChange[]): Promise<ShoppingChange[]> {
  if (changes.every(({ item }) => item === undefined)) return changes
  const { ingredients } = await loadVocabulary(tx)
  const known = new Map(ingredients.map((entry) => [entry.slug, entry]))
  const index = ingredientIndex(ingredients)
  const readItem = (item: ShoppingItemInput): ShoppingItemInput => {
    const entry = known.get(item.ingredient ?? '')
    // Of a recipe: « carottes des sables, pelées » are carrots in a shop.
    if (entry !== undefined) return { ...item, name: labelLike(item.name, entry) }
    if (item.amount !== null) return { ...item, ingredient: null }
    const { name, parsed } = splitLine(item.name, index)
    const { quantity, unit, ingredient } = parsed
    const most = typeof quantity === 'object' ? (quantity?.to ?? null) : quantity
    return most === null
      ? { ...item, unit: null, ingredient }
      : { name: name || item.name, amount: most, unit: name === '' ? null : unit, ingredient }
  }
  return changes.map((change) => (change.item === undefined ? change : { ...change, item: readItem(change.item) }))
}

interface SignedLine extends StoredLine {
  writtenById: number | null
}

async function loadStored(tx: Tx, ownerId: number, keys: string[]): Promise<Map<string, SignedLine>> {
  const rows = await tx.select().from(shoppingLines).where(linesOf(ownerId, keys))
  return new Map(
    rows.map(({ ownerId: _owner, id: _id, unit, ...row }) => [row.key, { ...row, unit: unit as Unit | null }]),
  )
}

async function store(tx: Tx, ownerId: number, lines: SignedLine[]): Promise<void> {
  if (lines.length === 0) return
  const { name, amount, unit, ingredient, done, writtenAt, writtenById, doneAt, removedAt } = shoppingLines
  const columns = { name, amount, unit, ingredient, done, writtenAt, writtenById, doneAt, removedAt }
  const set = Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [field, sql.raw(`excluded.${column.name}`)]),
  )
  await tx
    .insert(shoppingLines)
    .values(lines.map((line) => ({ ...line, ownerId })))
    .onConflictDoUpdate({ target: [shoppingLines.ownerId, shoppingLines.key], set })
}

interface ListChanges {
  ownerId: number
  changes: ShoppingChange[]
  now: Date
}

/**
 * Idempotent: a device may send the same changes again.
 * @throws AppError LIST_NOT_FOUND, LIST_FULL
 */
export async function changeLines(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  { ownerId, changes: written, now }: ListChanges,
): Promise<ShoppingNews> {
  await lockList(tx, viewer, ownerId)
  const changes = await understand(tx, written)
  const keys = [...new Set(changes.map(({ key }) => key))]
  const stored = await loadStored(tx, ownerId, keys)
  const changed = new Map<string, SignedLine>()
  for (const change of changes) {
    const known = changed.get(change.key) ?? stored.get(change.key)
    const merged = mergeChange(known, change, now)
    if (merged === null) continue
    const isWritten = change.item !== undefined && merged.writtenAt !== known?.writtenAt
    changed.set(change.key, { ...merged, writtenById: isWritten ? viewer.id : (known?.writtenById ?? null) })
  }
  await store(tx, ownerId, [...changed.values()])
  const own = eq(shoppingLines.ownerId, ownerId)
  const adds = [...changed.keys()].some((key) => !stored.has(key))
  if (adds && (await tx.$count(shoppingLines, and(own, isNull(shoppingLines.removedAt)))) > shoppingLimits.lines)
    throw new AppError('LIST_FULL')
  await tx
    .delete(shoppingLines)
    .where(and(own, lt(shoppingLines.removedAt, new Date(now.getTime() - shoppingLimits.remembered))))
  // Also for what lost against a later writer: the device shows what is true.
  const lines = await loadLines(tx, linesOf(ownerId, keys))
  const shown = new Set(lines.map(({ key }) => key))
  const news = { lines, removed: keys.filter((key) => !shown.has(key)) }
  const users = await listUsers(tx, ownerId)
  tx.afterCommit(() => {
    for (const id of users) realtime.toUser(id, { type: 'shopping.lines', listId: ownerId, ...news })
  })
  return news
}
