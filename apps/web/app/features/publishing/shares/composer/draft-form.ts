import type { PageBrand } from '@consoeurs/brand'
import { ChangeShare, PublishShare, recipeWaits } from '@consoeurs/contract'
import { kindOf } from '../share-form.ts'
import {
  changeOf,
  type Draft,
  type DraftErrors,
  type DraftImage,
  emptyDraft,
  publicationOf,
  readAudience,
} from './draft.ts'
import { type DraftRecipe, type DraftWait, draftWaits } from './recipe/draft-recipe.ts'

const words = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
const list = (form: FormData, name: string): string[] => form.getAll(name).filter((value) => typeof value === 'string')

/** Existing pictures only: without scripts no new ones can be added. */
function readImages(form: FormData): DraftImage[] {
  const alts = list(form, 'imageAlt')
  const sources = list(form, 'imageSrc')
  return list(form, 'imageId').map((id, index) => {
    const src = sources[index] ?? ''
    const known = src.startsWith('/files/') ? src : ''
    return { fileId: Number(id), alt: alts[index] ?? '', src: known, full: known }
  })
}

function readRecipe(form: FormData): DraftRecipe {
  const quantities = list(form, 'quantity')
  const steps = list(form, 'step')
  const stepMinutes = list(form, 'stepMinutes')
  const waits = recipeWaits.map((wait) => ({
    wait,
    amount: words(form, `wait-${wait}`),
    unit: words(form, `wait-${wait}-unit`) as DraftWait['unit'],
  }))
  return {
    servings: words(form, 'servings'),
    yieldUnit: words(form, 'yieldUnit'),
    minutes: words(form, 'minutes'),
    season: words(form, 'season'),
    waits: draftWaits(waits),
    celsius: words(form, 'celsius'),
    equipment: list(form, 'equipment'),
    otherEquipment: words(form, 'otherEquipment'),
    ingredients: list(form, 'ingredient').map((name, index) => ({ name, quantity: quantities[index] ?? '' })),
    steps,
    details: steps.map((_step, at) => ({
      minutes: stepMinutes[at] ?? '',
      fileId: Number(words(form, `stepPicture-${at}`)) || null,
    })),
    originName: words(form, 'originName'),
    originUrl: words(form, 'originUrl'),
  }
}

/** The form as the browser posts it without scripts. */
export function readDraft(form: FormData, clientId: string): Draft {
  const blank = emptyDraft(words(form, 'clientId') || clientId, words(form, 'kind'))
  return {
    ...blank,
    title: words(form, 'title'),
    body: words(form, 'body'),
    ...readAudience(words(form, 'visibility')),
    cover: form.has('covered') ? words(form, 'cover') : null,
    images: readImages(form),
    poll: {
      on: form.has('polled'),
      choices: list(form, 'pollChoice'),
      days: words(form, 'pollDays'),
      several: form.has('pollSeveral'),
      named: form.has('pollNamed'),
    },
    outing: {
      day: words(form, 'day'),
      time: words(form, 'time'),
      choosing: form.has('datesChosen'),
      dates: list(form, 'dateDay').map((day, index) => ({ day, time: list(form, 'dateTime')[index] ?? '' })),
      place: words(form, 'place'),
      town: words(form, 'town'),
      seats: words(form, 'seats'),
      kind: words(form, 'outingKind'),
    },
    recipe: readRecipe(form),
    variantOf: Number(words(form, 'variantOf')) || null,
    variantTitle: words(form, 'variantTitle'),
  }
}

export type CheckedDraft = { publication: PublishShare } | { errors: DraftErrors }

/** Uses the contract's schema, so that messages match those of the API. */
export function checkDraft(brand: PageBrand, draft: Draft): CheckedDraft {
  const publication = publicationOf(draft, kindOf(brand, draft.kind)?.form ?? 'words')
  const checked = PublishShare.safeParse(publication)
  return checked.success ? { publication } : { errors: errorsOf(checked.error.issues) }
}

export type CheckedChange = { change: ChangeShare } | { errors: DraftErrors }

/** For an existing share, based on the version that the author read. */
export function checkChange(brand: PageBrand, draft: Draft, version: number): CheckedChange {
  const change = changeOf(draft, kindOf(brand, draft.kind)?.form ?? 'words', version)
  const checked = ChangeShare.safeParse(change)
  return checked.success ? { change } : { errors: errorsOf(checked.error.issues) }
}

function errorsOf(issues: { path: PropertyKey[]; message: string }[]): DraftErrors {
  const errors: DraftErrors = {}
  for (const { path, message } of issues) {
    const name = errorName(path)
    errors[name] ??= message
  }
  return errors
}

/** Rows of a list share one error. */
function errorName(path: PropertyKey[]): string {
  const numbered = path.findIndex((part) => typeof part === 'number')
  return (numbered === -1 ? path : path.slice(0, numbered)).join('.')
}
