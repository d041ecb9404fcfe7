import { prepared, tables } from '@consoeurs/database'
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'

const { drafts } = tables

type Term = SQL | Placeholder

/** Her draft under that key, as long as it says that; whatever it says where the text is null. */
export const draftSaying = (userId: Term, key: Term, text: Term): SQL | undefined =>
  and(
    eq(drafts.userId, userId),
    eq(drafts.key, key),
    sql`btrim(${drafts.text}) = coalesce(btrim(${text}::text), btrim(${drafts.text}))`,
  )

const erasedDraft = prepared((tx) =>
  tx
    .delete(drafts)
    .where(draftSaying(sql.placeholder('userId'), sql.placeholder('key'), sql.placeholder('text')))
    .returning({ id: drafts.id })
    .prepare('draft_erase'),
)

/** Her other tabs hear that it is gone. */
export function tellErased(tx: Tx, realtime: Realtime, { userId, key }: { userId: number; key: string }): void {
  tx.afterCommit(() => realtime.toUser(userId, { type: 'draft', key, at: null }))
}

/**
 * She sent it, or threw it away: her other tabs hear so. Called in the transaction that sends what the draft was of.
 * With `text` only as long as it says that: what she began since stays. Where there is none nothing happens.
 */
export async function eraseDraft(
  tx: Tx,
  realtime: Realtime,
  { userId, key, text }: { userId: number; key: string; text?: string },
): Promise<void> {
  const erased = await erasedDraft(tx).execute({ userId, key, text: text ?? null })
  if (erased.length > 0) tellErased(tx, realtime, { userId, key })
}
