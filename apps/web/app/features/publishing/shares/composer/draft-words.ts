import type { DraftView, PutDraft } from '@consoeurs/contract'
import { type Draft, emptyDraft, imageOf } from './draft.ts'

/** The key is the id of the future share. */
export const draftKeyOf = ({ clientId }: Pick<Draft, 'clientId'>) => `share:${clientId}`

export function draftPayload({ clientId: _key, body, images, ...fields }: Draft): PutDraft {
  const alts = Object.fromEntries(images.map(({ fileId, alt }) => [String(fileId), alt]))
  return { text: body, fields: { ...fields, alts }, fileIds: images.map(({ fileId }) => fileId) }
}

/** Fixed key order, as below. */
const completedPoll = (stored: Partial<Draft['poll']> | undefined, blank: Draft['poll']): Draft['poll'] => {
  const { on, choices, days, several, named } = { ...blank, ...stored }
  return { on, choices, days, several, named }
}

/** Fields unknown to an earlier version of the page get their default. */
export function draftFrom({ key, text, fields, files }: DraftView): Draft {
  const { alts, ...kept } = fields as Partial<Omit<Draft, 'clientId' | 'body' | 'images'>> & {
    alts?: Record<string, string>
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
      // Fixed key order, so that equal drafts serialise equally.
      ingredients: (kept.recipe?.ingredients ?? blank.recipe.ingredients).map(({ quantity, name }) => ({
        quantity,
        name,
      })),
    },
  }
}
