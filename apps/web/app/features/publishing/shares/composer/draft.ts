import type { ShareForm } from '@consoeurs/brand'
import type { ChangeShare, FieldErrors, FileView, PublishShare, ShareView, ShareVisibility } from '@consoeurs/contract'
import { dayAndTime } from './local-clock.ts'

/** An uploaded picture. */
export interface DraftImage {
  fileId: number
  alt: string
  /** A small version. */
  src: string
  /** The large one, to crop or to look at. */
  full: string
}

/** The raw input of every field of every kind, so that switching the kind loses nothing. */
export interface Draft {
  /** Idempotency key. */
  clientId: string
  kind: string
  title: string
  body: string
  visibility: ShareVisibility
  /** With visibility `community`. */
  communityId: number | null
  images: DraftImage[]
  /** Reason for covering the share; null if it is not covered. */
  cover: string | null
  outing: { day: string; time: string; place: string; town: string; seats: string; kind: string }
  poll: { on: boolean; choices: string[]; days: string; several: boolean; named: boolean }
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
  communityId: null,
  images: [],
  cover: null,
  outing: { day: '', time: '', place: '', town: '', seats: '', kind: '' },
  poll: { on: false, choices: ['', '', ''], days: '3', several: false, named: false },
  recipe: {
    servings: '2',
    minutes: '',
    season: '',
    ingredients: [emptyIngredient, emptyIngredient, emptyIngredient],
    steps: ['', ''],
  },
})

type Audience = Pick<Draft, 'visibility' | 'communityId'>

/** The audience as one form value: `members`, `public`, `community-12`. */
export const audienceValue = ({ visibility, communityId }: Audience): string =>
  visibility === 'community' ? `community-${communityId ?? ''}` : visibility

export function readAudience(value: string): Audience {
  const communityId = Number(/^community-(\d{1,15})$/.exec(value)?.[1] ?? 0)
  if (communityId > 0) return { visibility: 'community', communityId }
  return { visibility: value === 'public' ? 'public' : 'members', communityId: null }
}

export function isBlank({ title, body, images, poll, outing, recipe }: Draft): boolean {
  const rows =
    recipe.ingredients.some(({ name }) => name.trim() !== '') || recipe.steps.some((step) => step.trim() !== '')
  return (
    `${title}${body}${outing.day}${outing.place}${outing.town}${poll.choices.join('')}`.trim() === '' &&
    images.length === 0 &&
    !rows
  )
}

export const imageOf = ({ id, formats, alt }: FileView): DraftImage => ({
  fileId: id,
  alt,
  src: formats.small.url,
  full: formats.large.url,
})

const filled = (text: string) => text.trim() !== ''

/** For editing; converts without loss in both directions. */
export function draftOf(share: ShareView): Draft {
  const { kind, title, body, visibility, community, images, cover, recipe, outing } = share
  const blank = emptyDraft('', kind)
  return {
    ...blank,
    title,
    body,
    visibility,
    communityId: community?.id ?? null,
    images: images.map(imageOf),
    cover,
    outing:
      outing === null
        ? blank.outing
        : {
            ...dayAndTime(outing.at, outing.timeZone),
            place: outing.place,
            town: outing.town,
            seats: outing.seats === null ? '' : String(outing.seats),
            kind: outing.kind ?? '',
          },
    recipe:
      recipe === null
        ? blank.recipe
        : { ...recipe, servings: String(recipe.servings), minutes: String(recipe.minutes) },
  }
}

function recipeOf({ servings, minutes, season, ingredients, steps }: Draft['recipe']): PublishShare['recipe'] {
  return {
    servings: Number(servings),
    minutes: Number(minutes),
    season,
    ingredients: ingredients.filter(({ name, quantity }) => filled(name) || filled(quantity)),
    steps: steps.filter(filled),
  }
}

/** Local date and time: the API reads them in the town's time zone. */
function outingOf({ day, time, place, town, seats, kind }: Draft['outing']): PublishShare['outing'] {
  return { at: `${day}T${time}`, place, town, seats: filled(seats) ? Number(seats) : null, kind: kind || null }
}

/** Only the fields of this kind. */
function contentOf(draft: Draft, form: ShareForm): Omit<ChangeShare, 'version'> {
  const { title, body, visibility, cover, images, recipe, outing } = draft
  const hasTitle = form === 'outing' || form === 'recipe'
  return {
    title: hasTitle ? title : '',
    body,
    visibility,
    cover,
    images: images.map(({ fileId, alt }) => ({ fileId, alt })),
    recipe: form === 'recipe' ? recipeOf(recipe) : null,
    outing: form === 'outing' ? outingOf(outing) : null,
  }
}

function pollOf({ on, choices, days, several, named }: Draft['poll']): PublishShare['poll'] {
  return on ? { choices: choices.filter(filled), days: Number(days), several, named } : null
}

/** Outings and recipes have none. */
export const takesPoll = (form: ShareForm): boolean => form !== 'outing' && form !== 'recipe'

export function publicationOf(draft: Draft, form: ShareForm): PublishShare {
  const { clientId, kind, visibility, communityId } = draft
  return {
    ...contentOf(draft, form),
    clientId,
    kind,
    communityId: visibility === 'community' ? communityId : null,
    poll: takesPoll(form) ? pollOf(draft.poll) : null,
  }
}

/** Based on the version that the author read. */
export const changeOf = (draft: Draft, form: ShareForm, version: number): ChangeShare => ({
  ...contentOf(draft, form),
  version,
})

/** Field path to its first message: `body`, `outing.at`, `recipe.steps`. */
export type DraftErrors = Record<string, string>

export function draftErrorsOf(fields: FieldErrors): DraftErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, [text]]) => (text === undefined ? [] : [[path, text]])),
  )
}
