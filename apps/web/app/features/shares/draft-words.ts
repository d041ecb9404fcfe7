import type { DraftView, PutDraft } from '@consoeurs/contract'
import { type Draft, emptyDraft, imageOf } from './draft.ts'

/** Where a draft of a share waits: under the id that the share will have. */
export const draftKeyOf = ({ clientId }: Pick<Draft, 'clientId'>) => `share:${clientId}`

/** A draft as the server keeps it. */
export function draftWords({ clientId: _key, body, images, ...fields }: Draft): PutDraft {
  const alts = Object.fromEntries(images.map(({ fileId, alt }) => [String(fileId), alt]))
  return { text: body, fields: { ...fields, alts }, fileIds: images.map(({ fileId }) => fileId) }
}

/** As it was left, on whichever device; what an earlier version of the page did not know is as in a blank one. */
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
    outing: { ...blank.outing, ...kept.outing },
    recipe: {
      ...blank.recipe,
      ...kept.recipe,
      // In the form's own order of names, so that the same words are the same.
      ingredients: (kept.recipe?.ingredients ?? blank.recipe.ingredients).map(({ quantity, name }) => ({
        quantity,
        name,
      })),
    },
  }
}
