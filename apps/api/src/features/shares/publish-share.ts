import { randomBytes } from 'node:crypto'
import type { Brand, ShareForm } from '@consoeurs/brand'
import { type FieldErrors, type PublishShare, titleSlug } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { attachFiles } from '../files/public.ts'

const { shares, shareImages, userProfiles } = tables

export type ShareDraft = z.output<typeof PublishShare>

const SLUG_WORDS = 8

/** Its title or first words, and 40 random bits: unique, and never digits alone (an id). */
function shareSlug({ title, body, kind }: ShareDraft): string {
  const words = (title || body).split(/\s+/).slice(0, SLUG_WORDS).join(' ')
  return `${titleSlug(words) || titleSlug(kind)}-${randomBytes(5).toString('hex')}`
}

/** The fields that a form of share needs, and those that belong to no other. */
function formErrors(form: ShareForm, draft: ShareDraft, now: Date): FieldErrors {
  const { recipe, outing, images } = draft
  if (form === 'recipe' && recipe === null) return { recipe: ['Ajoute les ingrédients et les étapes.'] }
  if (form !== 'recipe' && recipe !== null) return { recipe: ['Ce type de partage n’a pas de recette.'] }
  if (form === 'outing' && outing === null) return { outing: ['Dis quand et où vous vous retrouvez.'] }
  if (form !== 'outing' && outing !== null) return { outing: ['Ce type de partage n’a pas de date.'] }
  if (outing !== null && new Date(outing.at) <= now) return { 'outing.at': ['Choisis une date à venir.'] }
  if (form === 'photo' && images.length === 0) return { images: ['Ajoute au moins une photo.'] }
  return {}
}

function checkDraft(brand: Brand, draft: ShareDraft, now: Date): void {
  const kind = brand.shareKinds.find((offered) => offered.kind === draft.kind)
  const fields = kind
    ? formErrors(kind.form, draft, now)
    : { kind: ['Ce type de partage n’existe pas ici. Recharge la page.'] }
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields })
}

async function attachImages(tx: Tx, viewer: Viewer, shareId: number, draft: ShareDraft): Promise<void> {
  if (draft.images.length === 0) return
  const altTexts = new Map(draft.images.map(({ fileId, alt }) => [fileId, alt]))
  await attachFiles(tx, viewer, [...altTexts.keys()], { audience: draft.visibility })
  await tx
    .insert(shareImages)
    .values([...altTexts].map(([fileId, alt], position) => ({ shareId, fileId, alt, position })))
}

interface Publication {
  brand: Brand
  draft: ShareDraft
  now: Date
}

/** Publishes once per author and client id: a repeated call answers with the same share. */
export async function publishShare(tx: Tx, viewer: Viewer, { brand, draft, now }: Publication): Promise<number> {
  checkDraft(brand, draft, now)
  const { clientId, kind, title, body, visibility, recipe, outing } = draft
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
      recipe,
      outingAt: outing && new Date(outing.at),
      outingPlace: outing?.place ?? null,
    })
    .onConflictDoNothing({ target: [shares.authorId, shares.clientId] })
    .returning({ id: shares.id })
  if (share === undefined) return alreadyPublished(tx, viewer, clientId)
  await attachImages(tx, viewer, share.id, draft)
  await tx
    .update(userProfiles)
    .set({ shareCount: sql`${userProfiles.shareCount} + 1` })
    .where(eq(userProfiles.userId, viewer.id))
  tx.emit({ type: 'share.published', shareId: share.id, authorId: viewer.id })
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
