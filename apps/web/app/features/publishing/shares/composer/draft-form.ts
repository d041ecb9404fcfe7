import type { PageBrand } from '@consoeurs/brand'
import { ChangeShare, PublishShare } from '@consoeurs/contract'
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

/** The form as the browser posts it without scripts. */
export function readDraft(form: FormData, clientId: string): Draft {
  const blank = emptyDraft(words(form, 'clientId') || clientId, words(form, 'kind'))
  const quantities = list(form, 'quantity')
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
      place: words(form, 'place'),
      town: words(form, 'town'),
      seats: words(form, 'seats'),
      kind: words(form, 'outingKind'),
    },
    recipe: {
      servings: words(form, 'servings'),
      minutes: words(form, 'minutes'),
      season: words(form, 'season'),
      ingredients: list(form, 'ingredient').map((name, index) => ({ name, quantity: quantities[index] ?? '' })),
      steps: list(form, 'step'),
    },
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
    errors[name] ??= name === 'outing.at' ? missingDate : message
  }
  return errors
}

const missingDate = 'Dis quel jour et à quelle heure.'

/** Rows of a list share one error. */
function errorName(path: PropertyKey[]): string {
  const numbered = path.findIndex((part) => typeof part === 'number')
  return (numbered === -1 ? path : path.slice(0, numbered)).join('.')
}
