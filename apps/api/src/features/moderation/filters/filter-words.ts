import { type ChangeFilterWords, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { inArray } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'

const { filterWords } = tables

/**
 * No-ops are not logged.
 * @throws AppError FILTER_WORDS_FULL
 */
export async function changeFilterWords(tx: Tx, actor: Actor, { add, remove }: ChangeFilterWords): Promise<void> {
  const removed =
    remove.length === 0 ? [] : await tx.delete(filterWords).where(inArray(filterWords.word, remove)).returning()
  const values = [...new Set(add)].map((word) => ({ word, addedById: actor.id }))
  const added = values.length === 0 ? [] : await tx.insert(filterWords).values(values).onConflictDoNothing().returning()
  if ((await tx.$count(filterWords)) > limits.filterWords.most) throw new AppError('FILTER_WORDS_FULL')
  if (removed.length + added.length === 0) return
  const wordsOf = (rows: { word: string }[]) => rows.map(({ word }) => word)
  const detail = { added: wordsOf(added), removed: wordsOf(removed) }
  await recordAudit(tx, actor, { action: 'filter.words', target: 'filter', targetId: null, detail })
}
