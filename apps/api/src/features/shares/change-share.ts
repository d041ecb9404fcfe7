import type { Brand } from '@consoeurs/brand'
import { type ChangeShare, type FieldErrors, ShareVisibility } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { holdIfFound } from './hold-share.ts'
import { checkContent, checkOutingDate } from './share-form.ts'
import { replaceImages } from './share-images.ts'
import { coveredSlug } from './share-slug.ts'
import { sharePolicy } from './shares.policy.ts'
import { requireSeenOrOwn } from './shares.queries.ts'

const { shares, shareImages, shareVersions, shareVersionImages } = tables

type Words = z.output<typeof ChangeShare>
type ShareWords = tables.ShareWords
type ShareRow = typeof shares.$inferSelect
type Images = Words['images']

interface Change {
  id: number
  brand: Brand
  words: Words
  now: Date
}

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function wordsOf({ title, body, visibility, cover, recipe, outingAt, outingPlace, outingSeats }: ShareRow): ShareWords {
  const outing = outingAt === null ? null : { at: outingAt.toISOString(), place: outingPlace ?? '', seats: outingSeats }
  return { title, body, visibility, cover, recipe, outing }
}

const outingOf = (outing: Words['outing']) => outing && { ...outing, at: new Date(outing.at).toISOString() }

function saysTheSame(row: ShareRow, images: Images, words: Words): boolean {
  const known = wordsOf(row)
  return (
    known.title === words.title &&
    known.body === words.body &&
    known.visibility === words.visibility &&
    known.cover === words.cover &&
    sameRecipe(known.recipe, words.recipe) &&
    known.outing?.at === outingOf(words.outing)?.at &&
    known.outing?.place === words.outing?.place &&
    known.outing?.seats === words.outing?.seats &&
    sameJson(images, words.images)
  )
}

/** The database keeps a recipe's fields in an order of its own. */
function sameRecipe(one: Words['recipe'], other: Words['recipe']): boolean {
  if (one === null || other === null) return one === other
  const parts = ({ servings, minutes, season, ingredients, steps }: NonNullable<Words['recipe']>) => [
    [servings, minutes, season, ...steps],
    ingredients.map(({ quantity, name }) => [quantity, name]),
  ]
  return sameJson(parts(one), parts(other))
}

/** It may be for fewer, never for more: others have answered, and wrote for those who read it then. */
function checkAudience(known: string, wanted: Words['visibility']): void {
  const narrowed = known === 'public' && wanted === 'members'
  if (known !== wanted && !narrowed) throw new AppError('SHARE_AUDIENCE')
}

function checkWords(row: ShareRow, { brand, words, now }: Change): void {
  checkContent(brand, { ...words, kind: row.kind })
  // One that is over may still have its words changed.
  const at = words.outing?.at
  if (at !== undefined && new Date(at).getTime() !== row.outingAt?.getTime()) checkOutingDate(at, now)
  const seats = words.outing?.seats ?? null
  const fields: FieldErrors = { 'outing.seats': ['Elles sont déjà plus nombreuses à venir.'] }
  if (seats !== null && seats < row.goingCount) throw new AppError('VALIDATION', { fields })
}

async function keepVersion(tx: Tx, row: ShareRow, images: Images, now: Date): Promise<void> {
  const [version] = await tx
    .insert(shareVersions)
    .values({ shareId: row.id, words: wordsOf(row), replacedAt: now })
    .returning({ id: shareVersions.id })
  if (version === undefined || images.length === 0) return
  await tx.insert(shareVersionImages).values(images.map((image) => ({ versionId: version.id, ...image })))
}

/** Under its lock: whoever changes, deletes or answers it at the same moment comes before or after. */
async function lockShare(tx: Tx, id: number): Promise<ShareRow> {
  const [row] = await tx
    .select()
    .from(shares)
    .where(and(eq(shares.id, id), isNull(shares.deletedAt)))
    .for('no key update')
  if (row === undefined) throw new AppError('SHARE_NOT_FOUND')
  return row
}

/**
 * Lets a share of hers say something else. What it said stays as evidence for a while. Asked twice for the same, it
 * changes once. Answers its version.
 * @throws AppError SHARE_NOT_FOUND, FORBIDDEN, SHARE_CHANGED, SHARE_AUDIENCE, VALIDATION, FILE_NOT_FOUND
 */
export async function changeShare(tx: Tx, viewer: Viewer, change: Change): Promise<void> {
  const { id, words, now } = change
  const share = await requireSeenOrOwn(tx, viewer, id)
  if (!can(sharePolicy, viewer, 'share.edit', share)) throw new AppError('FORBIDDEN')
  const row = await lockShare(tx, id)
  const images = await tx
    .select({ fileId: shareImages.fileId, alt: shareImages.alt })
    .from(shareImages)
    .where(eq(shareImages.shareId, id))
    .orderBy(asc(shareImages.position))
  if (saysTheSame(row, images, words)) return
  if (row.version !== words.version) throw new AppError('SHARE_CHANGED')
  checkAudience(row.visibility, words.visibility)
  checkWords(row, change)
  await keepVersion(tx, row, images, now)
  const place = { shareId: id, audience: ShareVisibility.parse(words.visibility), communityId: row.communityId }
  await replaceImages(tx, viewer, place, words.images)
  const { title, body, visibility, cover, recipe, outing } = words
  const version = row.version + 1
  const slug = cover !== null && row.cover === null ? coveredSlug(row.slug) : row.slug
  const [changed] = await tx
    .update(shares)
    .set({
      slug,
      title,
      body,
      visibility,
      cover,
      recipe,
      outingAt: outing && new Date(outing.at),
      outingPlace: outing?.place ?? null,
      outingSeats: outing?.seats ?? null,
      version,
      editedAt: now,
      updatedAt: now,
    })
    .where(eq(shares.id, id))
    .returning()
  if (changed !== undefined && (await holdIfFound(tx, changed, { viewer, images: words.images, now, fresh: false })))
    return
  const moved = slug === row.slug ? {} : { formerSlug: row.slug }
  tx.emit({ type: 'share.changed', shareId: id, authorId: viewer.id, version, ...moved })
}
