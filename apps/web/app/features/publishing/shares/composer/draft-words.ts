import { type DraftView, ParsedIngredient, type PutDraft, type Quantity } from '@consoeurs/contract'
import { type Draft, emptyDraft, imageOf } from './draft.ts'
import { type DraftIngredient, draftDetails, draftWaits } from './recipe/draft-recipe.ts'

/** The key is the id of the future share. */
export const draftKeyOf = ({ clientId }: Pick<Draft, 'clientId'>) => `share:${clientId}`

export function draftPayload({ clientId: _key, body, images, recipe, ...words }: Draft): PutDraft {
  const fields = { ...words, recipe: { ...recipe, ingredients: recipe.ingredients.map(storedIngredient) } }
  const alts = Object.fromEntries(images.map(({ fileId, alt }) => [String(fileId), alt]))
  return { text: body, fields: { ...fields, alts }, fileIds: images.map(({ fileId }) => fileId) }
}

/** Fixed key order, as below. */
const completedPoll = (stored: Partial<Draft['poll']> | undefined, blank: Draft['poll']): Draft['poll'] => {
  const { on, choices, days, several, named } = { ...blank, ...stored }
  return { on, choices, days, several, named }
}

/** Rows of a stored draft hold plain values only. */
type StoredIngredient = Record<string, string | number | boolean | null>

function storedIngredient({ quantity, name, parsed }: DraftIngredient): StoredIngredient {
  if (parsed === undefined) return { quantity, name }
  const { unit, ingredient, remark, chosen } = parsed
  const amount = typeof parsed.quantity === 'object' ? parsed.quantity : { from: parsed.quantity, to: parsed.quantity }
  return { quantity, name, from: amount?.from ?? null, to: amount?.to ?? null, unit, ingredient, remark, chosen }
}

function amountOf(from: unknown, to: unknown): Quantity | null {
  if (typeof from !== 'number' || typeof to !== 'number') return null
  return from === to ? from : { from, to }
}

/** Fixed key order, so that equal drafts serialise equally. */
function restoredIngredient({ quantity, name, from, to, ...rest }: StoredIngredient): DraftIngredient {
  const row = { quantity: String(quantity ?? ''), name: String(name ?? '') }
  const { data: parsed } = ParsedIngredient.safeParse({ quantity: amountOf(from, to), ...rest })
  return parsed === undefined ? row : { ...row, parsed }
}

/** Fields unknown to an earlier version of the page get their default. */
export function draftFrom({ key, text, fields, files }: DraftView): Draft {
  const { alts, ...kept } = fields as Partial<Omit<Draft, 'clientId' | 'body' | 'images' | 'recipe'>> & {
    alts?: Record<string, string>
    recipe?: Partial<Omit<Draft['recipe'], 'ingredients'>> & { ingredients?: StoredIngredient[] }
  }
  const blank = emptyDraft(key.slice(key.indexOf(':') + 1), kept.kind ?? '')
  return {
    ...blank,
    ...kept,
    body: text,
    images: files.map((file) => ({ ...imageOf(file), alt: alts?.[String(file.id)] ?? '' })),
    poll: completedPoll(kept.poll, blank.poll),
    outing: { ...blank.outing, ...kept.outing },
    recipe: {
      ...blank.recipe,
      ...kept.recipe,
      waits: draftWaits(kept.recipe?.waits),
      details: draftDetails(kept.recipe?.details),
      ingredients: (kept.recipe?.ingredients ?? blank.recipe.ingredients.map(storedIngredient)).map(restoredIngredient),
    },
  }
}
