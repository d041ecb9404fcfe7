import type { Brand } from '@consoeurs/brand'
import { limits, type WriteMaking } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { attachFiles } from '../../foundation/files/public.ts'
import { lockPresence } from '../../foundation/visibility/public.ts'
import { countMakings, lockCountedRows } from '../../publishing/reactions/public.ts'
import { requireShare } from '../../publishing/shares/public.ts'
import { recipePolicy } from './makings.policy.ts'

const { recipeMakings } = tables

type MakingDraft = z.output<typeof WriteMaking>
type StoredMaking = typeof recipeMakings.$inferSelect

export interface MakingWish {
  shareId: number
  draft: MakingDraft
  brand: Brand
  now: Date
}

const DAY = 24 * 60 * 60 * 1000
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** @throws AppError MAKING_DAY for a day that has not begun anywhere on earth */
function daysOf(known: readonly string[], madeOn: string | null, now: Date): string[] {
  if (madeOn !== null && madeOn > dayOf(new Date(now.getTime() + DAY / 2))) throw new AppError('MAKING_DAY')
  const added = known.length === 0 ? (madeOn ?? dayOf(now)) : madeOn
  const days = added === null ? known : [...known, added]
  return [...new Set(days)].sort().slice(-limits.making.days)
}

const isSame = (known: StoredMaking, { text, changes, image }: MakingDraft) =>
  known.text === text &&
  known.changes === changes &&
  known.fileId === (image?.fileId ?? null) &&
  known.alt === (image?.alt ?? '')

async function findOwn(tx: Tx, viewer: Viewer, shareId: number): Promise<StoredMaking | undefined> {
  const [known] = await tx
    .select()
    .from(recipeMakings)
    .where(
      and(eq(recipeMakings.shareId, shareId), eq(recipeMakings.memberId, viewer.id), isNull(recipeMakings.deletedAt)),
    )
  if (known !== undefined && known.hiddenAt !== null) throw new AppError('MAKING_HIDDEN')
  return known
}

async function saveMaking(
  tx: Tx,
  viewer: Viewer,
  { shareId, draft, now }: MakingWish,
  { known, communityId }: { known: StoredMaking | undefined; communityId: number | null },
): Promise<number> {
  const { text, changes, image } = draft
  if (image !== null && image.fileId !== known?.fileId) {
    const audience = communityId === null ? ('members' as const) : ('community' as const)
    await attachFiles(tx, viewer, [image.fileId], { audience, communityId })
  }
  const days = daysOf(known?.days ?? [], draft.madeOn, now)
  const content = { text, changes, days, fileId: image?.fileId ?? null, alt: image?.alt ?? '' }
  if (known !== undefined) {
    const { id, ...former } = known
    await tx.insert(recipeMakings).values({ ...former, deletedAt: now })
    await tx.update(recipeMakings).set(content).where(eq(recipeMakings.id, id))
    return id
  }
  const [row] = await tx
    .insert(recipeMakings)
    .values({ ...content, shareId, memberId: viewer.id, createdAt: now })
    .returning({ id: recipeMakings.id })
  if (row === undefined) throw new Error('the making was not written')
  return row.id
}

/**
 * Edits what she wrote before, under the same id; the same words again add a day at most, so that a retry changes nothing.
 * @throws AppError SHARE_NOT_FOUND, NOT_A_RECIPE, MAKING_DAY, MAKING_HIDDEN, FILE_NOT_FOUND
 */
export async function writeMaking(tx: Tx, viewer: Viewer, wish: MakingWish): Promise<number> {
  const { shareId, draft, brand, now } = wish
  await lockPresence(tx, viewer.id)
  const share = await requireShare(tx, viewer, shareId)
  const form = brand.shareKinds.find(({ kind }) => kind === share.kind)?.form
  if (form !== 'recipe') throw new AppError('NOT_A_RECIPE')
  if (!can(recipePolicy, viewer, 'recipe.make', share)) throw new AppError('FORBIDDEN')
  await lockCountedRows(tx, 'shares', [shareId])
  const known = await findOwn(tx, viewer, shareId)
  if (known !== undefined && isSame(known, draft)) {
    const days = daysOf(known.days, draft.madeOn, now)
    if (days.length === known.days.length) return known.id
    await tx.update(recipeMakings).set({ days }).where(eq(recipeMakings.id, known.id))
    tx.emit({ type: 'making.written', makingId: known.id, shareId, memberId: viewer.id, isNew: false })
    return known.id
  }
  const makingId = await saveMaking(tx, viewer, wish, { known, communityId: share.communityId })
  await countMakings(tx, [shareId])
  tx.emit({ type: 'making.written', makingId, shareId, memberId: viewer.id, isNew: known === undefined })
  return makingId
}
