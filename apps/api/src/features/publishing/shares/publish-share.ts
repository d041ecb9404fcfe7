import type { Brand } from '@consoeurs/brand'
import type { PublishShare } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { requirePublishing } from '../communities/public.ts'
import { eraseDraft } from '../drafts/public.ts'
import { saveRecipeFacts, understoodRecipe } from '../ingredients/public.ts'
import { pollColumns } from '../polls/public.ts'
import { checkNewAccount } from './check-new-account.ts'
import { countShares } from './hide-share.ts'
import { holdIfMatched } from './hold-share.ts'
import { outingColumns, resolveOuting } from './resolve-outing.ts'
import { checkContent, checkOutingDate } from './share-form.ts'
import { attachImages } from './share-images.ts'
import { shareSlug } from './share-slug.ts'
import { saveThemes } from './share-themes.ts'
import { shareVisibleTo } from './shares.visible.ts'

const { shares, userProfiles, users } = tables

export type ShareDraft = z.output<typeof PublishShare>

interface Publication {
  brand: Brand
  draft: ShareDraft
  now: Date
}

/** Null where the varied recipe is gone since the draft was begun: her own stays. */
async function findVaried(
  db: Queryable,
  viewer: Viewer,
  { brand, draft: { recipe, variantOf } }: Pick<Publication, 'brand' | 'draft'>,
): Promise<number | null> {
  if (variantOf === null || recipe === null || !brand.features.kitchen) return null
  const [varied] = await db
    .select({ id: shares.id })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(shares.id, variantOf), isNotNull(shares.recipe), shareVisibleTo(viewer)))
  return varied?.id ?? null
}

/** Also deletes the draft. Idempotent per author and client id. */
export async function publishShare(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  { brand, draft, now }: Publication,
): Promise<number> {
  checkContent(brand, draft)
  const { clientId, kind, title, body, visibility, communityId, cover, outing, poll } = draft
  const recipe = await understoodRecipe(tx, brand, draft.recipe)
  const settled = outing && (await resolveOuting(tx, outing, { authorId: viewer.id }))
  if (settled !== null) checkOutingDate(settled, now)
  if (communityId !== null) await requirePublishing(tx, viewer, communityId)
  await checkNewAccount(tx, viewer, clientId, now)
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
      variantOfId: await findVaried(tx, viewer, { brand, draft }),
      ...outingColumns(settled),
      ...pollColumns(poll, now),
    })
    .onConflictDoNothing({ target: [shares.authorId, shares.clientId] })
    .returning()
  await eraseDraft(tx, realtime, { userId: viewer.id, key: `share:${clientId}` })
  if (share === undefined) return findDuplicate(tx, viewer, clientId)
  await saveThemes(tx, share.id, draft)
  await saveRecipeFacts(tx, brand, { shareId: share.id, title, cover, recipe })
  await attachImages(tx, viewer, { shareId: share.id, audience: visibility, communityId }, draft.images)
  if (await holdIfMatched(tx, share, { brand, viewer, images: draft.images, now, fresh: true })) return share.id
  await countShares(tx, share, 1)
  tx.emit({
    type: 'share.published',
    shareId: share.id,
    authorId: viewer.id,
    ...(communityId !== null && { communityId }),
  })
  return share.id
}

async function findDuplicate(tx: Tx, viewer: Viewer, clientId: string): Promise<number> {
  const [share] = await tx
    .select({ id: shares.id })
    .from(shares)
    .where(and(eq(shares.authorId, viewer.id), eq(shares.clientId, clientId)))
  if (share === undefined) throw new AppError('SHARE_NOT_FOUND')
  return share.id
}
