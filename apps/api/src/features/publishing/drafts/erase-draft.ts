import { prepared, tables } from '@consoeurs/database'
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'

const { drafts } = tables

type QueryTerm = SQL | Placeholder

/** Any text where `text` is null. */
export const isDraftWithText = (userId: QueryTerm, key: QueryTerm, text: QueryTerm): SQL | undefined =>
  and(
    eq(drafts.userId, userId),
    eq(drafts.key, key),
    sql`btrim(${drafts.text}) = coalesce(btrim(${text}::text), btrim(${drafts.text}))`,
  )

const erasedDraft = prepared((tx) =>
  tx
    .delete(drafts)
    .where(isDraftWithText(sql.placeholder('userId'), sql.placeholder('key'), sql.placeholder('text')))
    .returning({ id: drafts.id })
    .prepare('draft_erase'),
)

export function publishDraftErased(tx: Tx, realtime: Realtime, { userId, key }: { userId: number; key: string }): void {
  tx.afterCommit(() => realtime.toUser(userId, { type: 'draft', key, at: null }))
}

/** Call it in the transaction that sends the content. With `text`, a draft that changed meanwhile stays. */
export async function eraseDraft(
  tx: Tx,
  realtime: Realtime,
  { userId, key, text }: { userId: number; key: string; text?: string },
): Promise<void> {
  const erased = await erasedDraft(tx).execute({ userId, key, text: text ?? null })
  if (erased.length > 0) publishDraftErased(tx, realtime, { userId, key })
}
