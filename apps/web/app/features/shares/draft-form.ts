import type { PageBrand } from '@consoeurs/brand'
import { ChangeShare, PublishShare } from '@consoeurs/contract'
import {
  changeOf,
  type Draft,
  type DraftErrors,
  type DraftImage,
  emptyDraft,
  publicationOf,
  readAudience,
} from './draft.ts'
import { kindOf } from './share-form.ts'

const words = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
const list = (form: FormData, name: string): string[] => form.getAll(name).filter((value) => typeof value === 'string')

/** Pictures that were there already: a form without scripts brings no new ones. */
function readImages(form: FormData): DraftImage[] {
  const alts = list(form, 'imageAlt')
  const sources = list(form, 'imageSrc')
  return list(form, 'imageId').map((id, index) => {
    const src = sources[index] ?? ''
    return { fileId: Number(id), alt: alts[index] ?? '', src: src.startsWith('/files/') ? src : '' }
  })
}

/** The composer's form as the browser posts it without scripts. */
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
    outing: {
      day: words(form, 'day'),
      time: words(form, 'time'),
      place: words(form, 'place'),
      seats: words(form, 'seats'),
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

/** By the contract's own schema, so that what is said here is what the API would say. */
export function checkDraft(brand: PageBrand, draft: Draft): CheckedDraft {
  const publication = publicationOf(draft, kindOf(brand, draft.kind)?.form ?? 'words')
  const checked = PublishShare.safeParse(publication)
  return checked.success ? { publication } : { errors: errorsOf(checked.error.issues) }
}

export type CheckedChange = { change: ChangeShare } | { errors: DraftErrors }

/** The same for a share that is there already, over the version that she read. */
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

/** Rows of a list share one place for what is wrong with them. */
function errorName(path: PropertyKey[]): string {
  const numbered = path.findIndex((part) => typeof part === 'number')
  return (numbered === -1 ? path : path.slice(0, numbered)).join('.')
}
