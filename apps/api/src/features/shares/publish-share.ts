import type { Brand } from '@consoeurs/brand'
import type { PublishShare } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { requirePublishing } from '../communities/public.ts'
import { eraseDraft } from '../drafts/public.ts'
import { countShares } from './hide-share.ts'
import { holdIfFound } from './hold-share.ts'
import { checkNewAccount } from './new-account.ts'
import { checkContent, checkOutingDate } from './share-form.ts'
import { attachImages } from './share-images.ts'
import { shareSlug } from './share-slug.ts'

const { shares } = tables

export type ShareDraft = z.output<typeof PublishShare>

interface Publication {
  brand: Brand
  draft: ShareDraft
  now: Date
}

/** Publishes once per author and client id, and its draft is none any more: a repeated call answers with the same share. */
export async function publishShare(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  { brand, draft, now }: Publication,
): Promise<number> {
  checkContent(brand, draft)
  const { clientId, kind, title, body, visibility, communityId, cover, recipe, outing } = draft
  if (outing !== null) checkOutingDate(outing.at, now)
  if (communityId !== null) await requirePublishing(tx, viewer, communityId)
  await checkNewAccount(tx, viewer, now)
  const [share] = await tx
    .insert(shares)
    .values({
      slug: shareSlug(draft),
      authorId: viewer.id,
      clientId,
      kind,
      title,
      body,
      visibility,
      communityId,
      cover,
      recipe,
      outingAt: outing && new Date(outing.at),
      outingPlace: outing?.place ?? null,
      outingSeats: outing?.seats ?? null,
    })
    .onConflictDoNothing({ target: [shares.authorId, shares.clientId] })
    .returning()
  await eraseDraft(tx, realtime, { userId: viewer.id, key: `share:${clientId}` })
  if (share === undefined) return alreadyPublished(tx, viewer, clientId)
  await attachImages(tx, viewer, { shareId: share.id, audience: visibility, communityId }, draft.images)
  if (await holdIfFound(tx, share, { viewer, images: draft.images, now, fresh: true })) return share.id
  // Her profile counts what every member may read.
  await countShares(tx, share, 1)
  tx.emit({
    type: 'share.published',
    shareId: share.id,
    authorId: viewer.id,
    ...(communityId !== null && { communityId }),
  })
  return share.id
}

async function alreadyPublished(tx: Tx, viewer: Viewer, clientId: string): Promise<number> {
  const [share] = await tx
    .select({ id: shares.id })
    .from(shares)
    .where(and(eq(shares.authorId, viewer.id), eq(shares.clientId, clientId)))
  if (share === undefined) throw new AppError('SHARE_NOT_FOUND')
  return share.id
}
