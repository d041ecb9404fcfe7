import type { Brand } from '@consoeurs/brand'
import { recipeTexts } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { findHoldReasons } from '../../foundation/text-filters/public.ts'
import { countShares } from './hide-share.ts'

const { heldItems, shares } = tables

type ShareText = Pick<
  typeof shares.$inferSelect,
  'title' | 'body' | 'cover' | 'recipe' | 'poll' | 'outingPlace' | 'outingTown'
>

/** For the filters and the admin app. */
export function collectShareText(share: ShareText, alts: readonly string[]): string {
  const { title, body, cover, recipe, poll, outingPlace, outingTown } = share
  const cooked = recipe === null ? [] : recipeTexts(recipe)
  return [title, body, cover, outingPlace, outingTown, ...cooked, ...(poll?.choices ?? []), ...alts]
    .filter(Boolean)
    .join('\n')
}

interface HoldOptions {
  brand: Brand
  viewer: Viewer
  images: readonly { alt: string }[]
  now: Date
  /** Not published before. */
  fresh: boolean
}

/**
 * Holds filter matches by new accounts, and health claims by all. Until a moderator decides only the author sees the
 * share. Returns false where it is published.
 */
export async function holdIfMatched(
  tx: Tx,
  share: typeof shares.$inferSelect,
  { brand, viewer, images, now, fresh }: HoldOptions,
): Promise<boolean> {
  const text = collectShareText(
    share,
    images.map(({ alt }) => alt),
  )
  const matches = await findHoldReasons(tx, { viewer, text, health: brand.health, now })
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
