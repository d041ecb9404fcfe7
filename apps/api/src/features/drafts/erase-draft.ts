import { prepared, tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'

const { drafts } = tables

const erasedDraft = prepared((tx) =>
  tx
    .delete(drafts)
    .where(
      and(
        eq(drafts.userId, sql.placeholder('userId')),
        eq(drafts.key, sql.placeholder('key')),
        sql`btrim(${drafts.text}) = coalesce(btrim(${sql.placeholder('text')}::text), btrim(${drafts.text}))`,
      ),
    )
    .returning({ id: drafts.id })
    .prepare('draft_erase'),
)

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
  if (erased.length > 0) tx.afterCommit(() => realtime.toUser(userId, { type: 'draft', key, at: null }))
}
