import type { ShareForm } from '@consoeurs/brand'
import type { FieldErrors, FileView, PublishShare, ShareVisibility } from '@consoeurs/contract'
import { instantIn } from './local-instant.ts'

/** A picture that has arrived: what is needed to show it and to publish it. */
export interface DraftImage {
  fileId: number
  alt: string
  src: string
}

/** What she has typed, as she typed it: every field of every kind, so that changing the kind loses nothing. */
export interface Draft {
  /** Made once for each share: publishing twice publishes once. */
  clientId: string
  kind: string
  title: string
  body: string
  visibility: ShareVisibility
  images: DraftImage[]
  outing: { day: string; time: string; place: string }
  recipe: {
    servings: string
    minutes: string
    season: string
    ingredients: { quantity: string; name: string }[]
    steps: string[]
  }
}

const emptyIngredient = { quantity: '', name: '' }

export const emptyDraft = (clientId: string, kind: string): Draft => ({
  clientId,
  kind,
  title: '',
  body: '',
  visibility: 'members',
  images: [],
  outing: { day: '', time: '', place: '' },
  recipe: {
    servings: '2',
    minutes: '',
    season: '',
    ingredients: [emptyIngredient, emptyIngredient, emptyIngredient],
    steps: ['', ''],
  },
})

/** Whether there is anything to lose. */
export function isBlank({ title, body, images, outing, recipe }: Draft): boolean {
  const rows =
    recipe.ingredients.some(({ name }) => name.trim() !== '') || recipe.steps.some((step) => step.trim() !== '')
  return `${title}${body}${outing.day}${outing.place}`.trim() === '' && images.length === 0 && !rows
}

export const imageOf = ({ id, formats, alt }: FileView): DraftImage => ({ fileId: id, alt, src: formats.small.url })

const filled = (text: string) => text.trim() !== ''

function recipeOf({ servings, minutes, season, ingredients, steps }: Draft['recipe']): PublishShare['recipe'] {
  return {
    servings: Number(servings),
    minutes: Number(minutes),
    season,
    ingredients: ingredients.filter(({ name, quantity }) => filled(name) || filled(quantity)),
    steps: steps.filter(filled),
  }
}

/** What the API is asked to publish: the fields of this kind alone. */
export function publicationOf(draft: Draft, form: ShareForm): PublishShare {
  const { clientId, kind, title, body, visibility, outing } = draft
  const hasTitle = form === 'outing' || form === 'recipe'
  return {
    clientId,
    kind,
    title: hasTitle ? title : '',
    body,
    visibility,
    images: draft.images.map(({ fileId, alt }) => ({ fileId, alt })),
    recipe: form === 'recipe' ? recipeOf(draft.recipe) : null,
    outing: form === 'outing' ? { at: instantIn(outing.day, outing.time), place: outing.place } : null,
  }
}

/** Field path to the first sentence about it: `body`, `outing.at`, `recipe.steps`. */
export type DraftErrors = Record<string, string>

export function draftErrorsOf(fields: FieldErrors): DraftErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, [text]]) => (text === undefined ? [] : [[path, text]])),
  )
}
