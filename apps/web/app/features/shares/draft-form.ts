import type { PageBrand } from '@consoeurs/brand'
import { PublishShare } from '@consoeurs/contract'
import { type Draft, type DraftErrors, emptyDraft, publicationOf } from './draft.ts'
import { kindOf } from './share-form.ts'

const words = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
const list = (form: FormData, name: string): string[] => form.getAll(name).filter((value) => typeof value === 'string')

/** The composer's form as the browser posts it without scripts. */
export function readDraft(form: FormData, clientId: string): Draft {
  const blank = emptyDraft(words(form, 'clientId') || clientId, words(form, 'kind'))
  const quantities = list(form, 'quantity')
  return {
    ...blank,
    title: words(form, 'title'),
    body: words(form, 'body'),
    visibility: words(form, 'visibility') === 'public' ? 'public' : 'members',
    outing: { day: words(form, 'day'), time: words(form, 'time'), place: words(form, 'place') },
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
  if (checked.success) return { publication }
  const errors: DraftErrors = {}
  for (const { path, message } of checked.error.issues) {
    const name = errorName(path)
    errors[name] ??= name === 'outing.at' ? missingDate : message
  }
  return { errors }
}

const missingDate = 'Dis quel jour et à quelle heure.'

/** Rows of a list share one place for what is wrong with them. */
function errorName(path: PropertyKey[]): string {
  const numbered = path.findIndex((part) => typeof part === 'number')
  return (numbered === -1 ? path : path.slice(0, numbered)).join('.')
}
