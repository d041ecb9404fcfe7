import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { findHeldFor } from '../filters/public.ts'
import { countShares } from './hide-share.ts'

const { heldItems, shares } = tables

type Written = Pick<typeof shares.$inferSelect, 'title' | 'body' | 'cover' | 'recipe' | 'outingPlace'>

/** Everything that a share says, one thing a line: what the filters read, and what the desk shows of it. */
export function wordsOfShare(share: Written, alts: readonly string[]): string {
  const { title, body, cover, recipe, outingPlace } = share
  const cooked = recipe === null ? [] : [...recipe.ingredients.map(({ name }) => name), ...recipe.steps]
  return [title, body, cover, outingPlace, ...cooked, ...alts].filter(Boolean).join('\n')
}

interface Holding {
  viewer: Viewer
  images: readonly { alt: string }[]
  now: Date
  /** Nobody has seen it yet. */
  fresh: boolean
}

/**
 * Holds what an account of its first days says where a filter finds something in it: from this moment its author alone
 * sees it, and nobody is told of it, until somebody of the house has read it. False where it goes its way.
 */
export async function holdIfFound(
  tx: Tx,
  share: typeof shares.$inferSelect,
  { viewer, images, now, fresh }: Holding,
): Promise<boolean> {
  const text = wordsOfShare(
    share,
    images.map(({ alt }) => alt),
  )
  const matches = await findHeldFor(tx, { viewer, text, now })
  if (matches.length === 0) return false
  await tx.update(shares).set({ hiddenAt: now }).where(eq(shares.id, share.id))
  const held = { matches, fresh, state: 'open', assigneeId: null, heldAt: now, decidedById: null, decidedAt: null }
  await tx
    .insert(heldItems)
    .values({ shareId: share.id, ...held })
    .onConflictDoUpdate({ target: heldItems.shareId, set: held })
  if (fresh) return true
  await countShares(tx, share, -1)
  tx.emit({ type: 'share.removed', shareId: share.id, authorId: share.authorId })
  return true
}
