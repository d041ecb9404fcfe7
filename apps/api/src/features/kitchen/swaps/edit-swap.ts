import type { Brand } from '@consoeurs/brand'
import type { EditSwap } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { attachFiles } from '../../foundation/files/public.ts'
import { requireOwn } from './change-swap.ts'
import { checkSwapWords, expiryOf } from './publish-swap.ts'

const { files, swapImages, swaps } = tables

type Images = z.output<typeof EditSwap>['images']

/** A picture that is taken out becomes private; it may be put back. */
async function replacePictures(tx: Tx, viewer: Viewer, swapId: number, images: Images): Promise<void> {
  const known = await tx.delete(swapImages).where(eq(swapImages.swapId, swapId)).returning()
  const alts = new Map(images.map(({ fileId, alt }) => [fileId, alt]))
  const ids = [...alts.keys()]
  const added = ids.filter((id) => !known.some(({ fileId }) => fileId === id))
  await attachFiles(tx, viewer, added, { audience: 'members' })
  const out = known.filter(({ fileId }) => !alts.has(fileId))
  const rows = [
    ...ids.map((fileId, position) => ({ swapId, fileId, alt: alts.get(fileId) ?? '', position })),
    ...out.map((image, at) => ({ ...image, position: -1 - at })),
  ]
  if (rows.length === 0) return
  await tx.insert(swapImages).values(rows)
  if (ids.length > 0) await tx.update(files).set({ audience: 'members' }).where(inArray(files.id, ids))
  const outIds = out.map(({ fileId }) => fileId)
  if (outIds.length > 0) await tx.update(files).set({ audience: 'owner' }).where(inArray(files.id, outIds))
}

interface SwapEdit {
  id: number
  brand: Brand
  draft: z.output<typeof EditSwap>
  now: Date
}

/**
 * While it is open. Another kind restarts its time.
 * @throws AppError SWAP_NOT_FOUND, SWAP_CHANGED, FORBIDDEN, WORDS_REFUSED, FILE_NOT_FOUND
 */
export async function editSwap(tx: Tx, viewer: Viewer, edit: SwapEdit): Promise<void> {
  const { id, draft, now } = edit
  const swap = await requireOwn(tx, viewer, { id, now }, 'swap.edit')
  await checkSwapWords(tx, viewer, edit)
  const { kind, title, body, quantity, wanted, images } = draft
  const expiry = kind === swap.kind ? {} : { expiresAt: expiryOf(kind, now), remindedAt: null }
  await tx
    .update(swaps)
    .set({ kind, title, body, quantity, wanted, ...expiry })
    .where(eq(swaps.id, id))
  await replacePictures(tx, viewer, id, images)
  tx.emit({ type: 'swap.changed', swapId: id })
}
