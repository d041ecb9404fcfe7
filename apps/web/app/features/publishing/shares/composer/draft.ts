import type { ShareForm } from '@consoeurs/brand'
import type { ChangeShare, FieldErrors, FileView, PublishShare, ShareView, ShareVisibility } from '@consoeurs/contract'
import { emptyPoll, type PollForm, pollDraftOf } from '../../polls/public.ts'
import { composerText } from './composer.text.ts'
import { dayAndTime } from './local-clock.ts'
import { type DraftRecipe, emptyRecipe, isBlankRecipe, recipeDraft, recipeOf } from './recipe/draft-recipe.ts'

/** An uploaded picture. */
export interface DraftImage {
  fileId: number
  alt: string
  /** A small version. */
  src: string
  /** The large one, to crop or to look at. */
  full: string
}

/** Local date and time, as form fields hold them. */
export type DraftDate = Pick<Draft['outing'], 'day' | 'time'>

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
  outing: {
    day: string
    time: string
    /** The members choose among `dates`. */
    choosing: boolean
    dates: { day: string; time: string }[]
    place: string
    town: string
    seats: string
    kind: string
  }
  poll: PollForm & { on: boolean }
  recipe: DraftRecipe
  /** The recipe that this one varies, and its title. */
  variantOf: number | null
  variantTitle: string
}

export const emptyDate: DraftDate = { day: '', time: '' }

export const emptyDraft = (clientId: string, kind: string): Draft => ({
  clientId,
  kind,
  title: '',
  body: '',
  visibility: 'members',
  communityId: null,
  images: [],
  cover: null,
  outing: { ...emptyDate, choosing: false, dates: [emptyDate, emptyDate], place: '', town: '', seats: '', kind: '' },
  poll: { on: false, ...emptyPoll },
  recipe: { ...emptyRecipe },
  variantOf: null,
  variantTitle: '',
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
  const days = [outing, ...outing.dates].map(({ day }) => day).join('')
  return (
    `${title}${body}${days}${outing.place}${outing.town}${poll.choices.join('')}`.trim() === '' &&
    images.length === 0 &&
    isBlankRecipe(recipe)
  )
}

export const imageOf = ({ id, formats, alt }: FileView): DraftImage => ({
  fileId: id,
  alt,
  src: formats.small.url,
  full: formats.large.url,
})

const filled = (text: string) => text.trim() !== ''

function outingDraft({ outing, datePoll }: ShareView, blank: Draft['outing']): Draft['outing'] {
  const known = outing ?? datePoll
  if (known === null) return blank
  const { place, town, kind, timeZone } = known
  const where = { place, town, seats: known.seats?.toString() ?? '', kind: kind ?? '' }
  if (outing !== null) return { ...blank, ...where, ...dayAndTime(outing.at, timeZone) }
  const dates = (datePoll?.dates ?? []).map(({ at }) => dayAndTime(at, timeZone))
  return { ...blank, ...where, choosing: true, dates }
}

/** For editing; converts without loss in both directions. */
export function draftOf(share: ShareView): Draft {
  const { kind, title, body, visibility, community, images, cover, recipe } = share
  const blank = emptyDraft('', kind)
  return {
    ...blank,
    title,
    body,
    visibility,
    communityId: community?.id ?? null,
    images: images.map(imageOf),
    cover,
    outing: outingDraft(share, blank.outing),
    recipe: recipe === null ? blank.recipe : recipeDraft(recipe),
  }
}

/** « J’en ai fait ma recette »: the same recipe, to be changed. Its pictures stay with its author. */
export function variantDraft({ id, kind, title, recipe }: ShareView, clientId: string): Draft {
  const blank = emptyDraft(clientId, kind)
  if (recipe === null) return blank
  const copied = { ...recipeDraft(recipe), details: [] }
  return { ...blank, title: composerText.variantOf(title), recipe: copied, variantOf: id, variantTitle: title }
}

const localAt = ({ day, time }: DraftDate) => `${day}T${time}`

/** Local date and time: the API reads them in the town's time zone. */
function outingOf({ choosing, dates, place, town, seats, kind, ...date }: Draft['outing']): PublishShare['outing'] {
  const where = { place, town, seats: filled(seats) ? Number(seats) : null, kind: kind || null }
  if (!choosing) return { at: localAt(date), ...where }
  const given = dates.filter(({ day, time }) => filled(day) || filled(time))
  // Without any, the contract asks for a date.
  return { at: null, dates: given.map(localAt), ...where }
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
    recipe: form === 'recipe' ? recipeOf(recipe, images) : null,
    outing: form === 'outing' ? outingOf(outing) : null,
  }
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
    poll: takesPoll(form) && draft.poll.on ? pollDraftOf(draft.poll) : null,
    ...(form === 'recipe' && draft.variantOf !== null && { variantOf: draft.variantOf }),
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
