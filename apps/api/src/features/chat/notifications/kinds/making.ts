import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationDelivery, NotificationKind } from './kind.ts'
import { loadVisibleShare, quoteComment } from './visible-share.ts'

const { recipeMakings, shares } = tables

const ofKind = { section: 'partages', value: 'faite' } as const
const groupKeyOf = (shareId: number) => `partages.faite:${shareId}`

interface Made {
  shareId: number
  memberId: number
}

/** The words of the member; undefined where she took it back. */
async function findWords(tx: Tx, { shareId, memberId }: Made): Promise<string | undefined> {
  const [making] = await tx
    .select({ text: recipeMakings.text, changes: recipeMakings.changes })
    .from(recipeMakings)
    .where(
      and(
        eq(recipeMakings.shareId, shareId),
        eq(recipeMakings.memberId, memberId),
        isNull(recipeMakings.deletedAt),
        isNull(recipeMakings.hiddenAt),
      ),
    )
  return making && (making.text || making.changes)
}

const authorOf = async (tx: Tx, shareId: number) =>
  (await tx.select({ id: shares.authorId }).from(shares).where(eq(shares.id, shareId)))[0]?.id

/** What the author of the recipe may read; null where she may no longer open it, or where it was taken back. */
async function loadMade(tx: Tx, made: Made) {
  const recipientId = await authorOf(tx, made.shareId)
  const words = await findWords(tx, made)
  const share = recipientId === undefined ? null : await loadVisibleShare(tx, made.shareId, recipientId)
  if (recipientId === undefined || words === undefined || share === null) return null
  return { recipientId, share, groupKey: groupKeyOf(made.shareId), excerpt: quoteComment(share, words) }
}

async function notifyMade(tx: Tx, post: NotificationDelivery, made: Made): Promise<void> {
  const loaded = await loadMade(tx, made)
  if (loaded === null) return
  const { share, ...line } = loaded
  await post.deliver(tx, {
    ...ofKind,
    ...line,
    actorId: made.memberId,
    slug: share.slug,
    path: `/shares/${share.slug}#realisations`,
    detail: { title: share.title },
    repeats: false,
    stillStands: async (locked) => (await findWords(locked, made)) !== undefined,
  })
}

/** Keeps the quote in step with the edited making. */
async function updateExcerpt(tx: Tx, post: NotificationDelivery, made: Made): Promise<void> {
  const loaded = await loadMade(tx, made)
  if (loaded === null) return
  const { recipientId, groupKey, excerpt } = loaded
  await post.requote(tx, { recipientId, groupKey, actorId: made.memberId, excerpt })
}

/** To the author of the recipe that the new one varies. */
async function notifyVariant(tx: Tx, post: NotificationDelivery, variantId: number, actorId: number): Promise<void> {
  const [variant] = await tx
    .select({ variantOfId: shares.variantOfId })
    .from(shares)
    .where(and(eq(shares.id, variantId), isNull(shares.deletedAt), isNull(shares.hiddenAt)))
  if (variant == null || variant.variantOfId === null) return
  const recipientId = await authorOf(tx, variant.variantOfId)
  const share = recipientId === undefined ? null : await loadVisibleShare(tx, variantId, recipientId)
  if (recipientId === undefined || share === null) return
  await post.deliver(tx, {
    ...ofKind,
    recipientId,
    actorId,
    slug: share.slug,
    path: `/shares/${share.slug}`,
    groupKey: `partages.faite:variante-${variantId}`,
    excerpt: share.title,
    detail: { on: 'variant' },
    repeats: false,
    stillStands: async (locked) => (await loadVisibleShare(locked, variantId, recipientId)) !== null,
  })
}

/** « Je l’ai faite », and variants of a recipe. */
export const makingKind: NotificationKind = {
  ...ofKind,
  push: sendingLimits.pushes.personal,
  text: notificationTexts.faite,
  saidByActor: true,
  listeners: (post) => [
    on('making.written', ({ isNew, ...made }, tx) =>
      isNew ? notifyMade(tx, post, made) : updateExcerpt(tx, post, made),
    ),
    on('making.removed', async ({ shareId, memberId }, tx) => {
      const recipientId = await authorOf(tx, shareId)
      if (recipientId === undefined) return
      await post.retract(tx, {
        recipientId,
        actorId: memberId,
        groupKey: groupKeyOf(shareId),
        stillStands: async (locked) => (await findWords(locked, { shareId, memberId })) !== undefined,
      })
    }),
    on('share.published', ({ shareId, authorId }, tx) => notifyVariant(tx, post, shareId, authorId)),
    on('share.removed', async ({ shareId, authorId }, tx) => {
      await post.retract(tx, { recipientId: authorId, groupKey: groupKeyOf(shareId) })
      const [gone] = await tx.select({ of: shares.variantOfId }).from(shares).where(eq(shares.id, shareId))
      const recipientId = gone?.of == null ? undefined : await authorOf(tx, gone.of)
      if (recipientId !== undefined)
        await post.retract(tx, { recipientId, groupKey: `partages.faite:variante-${shareId}` })
    }),
  ],
}
