import type { Brand } from '@consoeurs/brand'
import { type ChangeShare, type FieldErrors, recipeWaits, ShareVisibility } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { OutingChange } from '../../../events.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { defaultTimeZone } from '../../foundation/places/public.ts'
import { saveRecipeFacts, understoodRecipe } from '../ingredients/public.ts'
import { isUpcoming } from './hide-share.ts'
import { holdIfMatched } from './hold-share.ts'
import { outingColumns, resolveOuting, type SettledOuting } from './resolve-outing.ts'
import { checkChoiceOfDates, checkContent, checkDateStays, checkOutingDate, requireQuestion } from './share-form.ts'
import { replaceImages } from './share-images.ts'
import { coveredSlug } from './share-slug.ts'
import { saveThemes } from './share-themes.ts'
import { sharePolicy } from './shares.policy.ts'
import { requireSeenOrOwn } from './shares.queries.ts'

const { shares, shareImages, shareVersions, shareVersionImages } = tables

type ShareChange = z.output<typeof ChangeShare>
type CheckedShareChange = Omit<ShareChange, 'outing'> & { outing: SettledOuting | null }
type ShareWords = tables.ShareWords
type ShareRow = typeof shares.$inferSelect
type Images = CheckedShareChange['images']

interface ShareUpdate {
  id: number
  brand: Brand
  words: ShareChange
  now: Date
}

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const clockOf = ({ outingTown, outingTimeZone }: ShareRow) => ({
  town: outingTown ?? '',
  timeZone: outingTimeZone ?? defaultTimeZone,
})

const knownTown = (row: ShareRow) => ({
  ...clockOf(row),
  latitude: row.outingLatitude,
  longitude: row.outingLongitude,
})

function toShareWords(row: ShareRow): ShareWords {
  const { title, body, visibility, cover, recipe, outingAt, outingDates, outingPlace, outingSeats, outingKind } = row
  const outing =
    outingAt === null && outingDates === null
      ? null
      : {
          at: outingAt?.toISOString() ?? null,
          ...(outingDates !== null && { dates: outingDates }),
          ...{ place: outingPlace ?? '', ...clockOf(row), seats: outingSeats, kind: outingKind },
        }
  return { title, body, visibility, cover, recipe, outing }
}

function isUnchanged(row: ShareRow, images: Images, words: CheckedShareChange): boolean {
  const known = toShareWords(row)
  return (
    known.title === words.title &&
    known.body === words.body &&
    known.visibility === words.visibility &&
    known.cover === words.cover &&
    sameRecipe(known.recipe, words.recipe) &&
    (known.outing?.at ?? null) === (words.outing?.at?.toISOString() ?? null) &&
    sameJson(row.outingDates, words.outing?.dates ?? null) &&
    known.outing?.place === words.outing?.place &&
    known.outing?.town === words.outing?.town &&
    known.outing?.seats === words.outing?.seats &&
    known.outing?.kind === words.outing?.kind &&
    sameJson(images, words.images)
  )
}

type Recipe = NonNullable<CheckedShareChange['recipe']>

/** As lists, because PostgreSQL reorders the fields of the recipe's JSON. */
const textOfRecipe = ({ ingredients, steps, stepDetails, ...recipe }: Recipe) => [
  [recipe.servings, recipe.minutes, recipe.season, recipe.yield?.amount, recipe.yield?.unit],
  [...recipeWaits.map((wait) => recipe.times?.[wait]), recipe.times?.celsius],
  [...(recipe.equipment ?? []), recipe.otherEquipment],
  [recipe.origin?.name, recipe.origin?.url],
  ingredients.map(({ quantity, name }) => [quantity, name]),
  steps.map((step, at) => [step, stepDetails?.[at]?.minutes, stepDetails?.[at]?.fileId]),
]

const meaningOfRecipe = ({ ingredients }: Recipe) =>
  ingredients.map(({ parsed }) => {
    if (parsed === undefined) return null
    const { quantity, unit, ingredient, remark, chosen } = parsed
    const amount = typeof quantity === 'object' && quantity !== null ? [quantity.from, quantity.to] : quantity
    return [amount, unit, ingredient, remark, chosen]
  })

function sameRecipe(one: CheckedShareChange['recipe'], other: CheckedShareChange['recipe']): boolean {
  if (one === null || other === null) return one === other
  if (!sameJson(textOfRecipe(one), textOfRecipe(other))) return false
  // An older recipe that the job has not reached is no other recipe.
  if (one.ingredients.some(({ parsed }) => parsed === undefined)) return true
  return sameJson(meaningOfRecipe(one), meaningOfRecipe(other))
}

/** What participants must know; null for an outing that is over. */
function changeOfOuting(row: ShareRow, outing: SettledOuting, now: Date): OutingChange | null {
  if (!isUpcoming({ outingAt: outing.at, outingDates: outing.dates }, now)) return null
  if (!sameJson(outing.dates, row.outingDates)) return 'dates'
  if (outing.at?.getTime() !== row.outingAt?.getTime()) return 'moved'
  const isSamePlace = outing.place === (row.outingPlace ?? '') && outing.town === (row.outingTown ?? '')
  return isSamePlace ? null : 'place'
}

/** Never widened: others commented for the audience of that time. */
function checkAudience(known: string, wanted: CheckedShareChange['visibility']): void {
  const narrowed = known === 'public' && wanted === 'members'
  if (known !== wanted && !narrowed) throw new AppError('SHARE_AUDIENCE')
}

/** Dates that were there before may have passed since. */
function checkDates(row: ShareRow, outing: SettledOuting, now: Date): void {
  checkDateStays({ at: row.outingAt, dates: row.outingDates }, outing)
  const { at, dates } = outing
  if (at !== null && at.getTime() !== row.outingAt?.getTime()) checkOutingDate({ at, dates: null }, now)
  if (dates === null) return
  const added = dates.filter((date) => !row.outingDates?.includes(date))
  if (added.some((date) => new Date(date) <= now)) checkOutingDate({ at: null, dates: added }, now)
  checkChoiceOfDates(dates)
}

function checkText(row: ShareRow, words: CheckedShareChange, now: Date): void {
  // The text of a past outing can still be edited.
  if (words.outing !== null) checkDates(row, words.outing, now)
  const limit = words.outing?.seats ?? null
  const fields: FieldErrors = { 'outing.seats': ['Elles sont déjà plus nombreuses à venir.'] }
  if (limit !== null && limit < row.goingCount) throw new AppError('VALIDATION', { fields })
}

async function keepVersion(tx: Tx, row: ShareRow, images: Images, now: Date): Promise<void> {
  const [version] = await tx
    .insert(shareVersions)
    .values({ shareId: row.id, words: toShareWords(row), replacedAt: now })
    .returning({ id: shareVersions.id })
  if (version === undefined || images.length === 0) return
  await tx.insert(shareVersionImages).values(images.map((image) => ({ versionId: version.id, ...image })))
}

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
 * Keeps the former version as evidence. Idempotent.
 * @throws AppError SHARE_NOT_FOUND, FORBIDDEN, SHARE_CHANGED, SHARE_AUDIENCE, VALIDATION, FILE_NOT_FOUND
 */
export async function changeShare(tx: Tx, viewer: Viewer, change: ShareUpdate): Promise<void> {
  const { id, words: asked, now } = change
  const share = await requireSeenOrOwn(tx, viewer, id)
  if (!can(sharePolicy, viewer, 'share.edit', share)) throw new AppError('FORBIDDEN')
  const row = await lockShare(tx, id)
  const images = await tx
    .select({ fileId: shareImages.fileId, alt: shareImages.alt })
    .from(shareImages)
    .where(eq(shareImages.shareId, id))
    .orderBy(asc(shareImages.position))
  checkContent(change.brand, { ...asked, kind: row.kind, poll: null })
  if (row.poll !== null) requireQuestion(asked.body)
  const settling = { authorId: row.authorId, known: knownTown(row) }
  const words = {
    ...asked,
    recipe: await understoodRecipe(tx, change.brand, asked.recipe),
    outing: asked.outing && (await resolveOuting(tx, asked.outing, settling)),
  }
  if (isUnchanged(row, images, words)) return
  if (row.version !== words.version) throw new AppError('SHARE_CHANGED')
  checkAudience(row.visibility, words.visibility)
  checkText(row, words, now)
  await keepVersion(tx, row, images, now)
  const place = { shareId: id, audience: ShareVisibility.parse(words.visibility), communityId: row.communityId }
  await replaceImages(tx, viewer, place, words.images)
  const { title, body, visibility, cover, recipe, outing } = words
  const version = row.version + 1
  const isCovering = cover !== null && row.cover === null
  const slug = isCovering ? coveredSlug(row.slug) : row.slug
  const [changed] = await tx
    .update(shares)
    .set({
      slug,
      title,
      body,
      visibility,
      cover,
      recipe,
      ...outingColumns(outing),
      version,
      editedAt: now,
      updatedAt: now,
    })
    .where(eq(shares.id, id))
    .returning()
  await saveThemes(tx, id, words)
  await saveRecipeFacts(tx, change.brand, { shareId: id, title, cover, recipe })
  if (isCovering) tx.emit({ type: 'share.covered', shareId: id, formerSlug: row.slug })
  const holding = { brand: change.brand, viewer, images: words.images, now, fresh: false }
  if (changed !== undefined && (await holdIfMatched(tx, changed, holding))) return
  tx.emit({ type: 'share.changed', shareId: id, authorId: viewer.id, version })
  const what = outing === null ? null : changeOfOuting(row, outing, now)
  if (what !== null) tx.emit({ type: 'outing.changed', shareId: id, what })
}
