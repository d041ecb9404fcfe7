/** Lets an error page say whether the last form arrived. */
let sentAt = 0
let submitted: EventTarget | null = null

/** Milliseconds within which an error is attributed to the last submit. */
const JUST_NOW = 10_000

const sentEvent = 'form-sent'

if (!import.meta.env.SSR) {
  const hear = ({ target }: Event) => {
    submitted = target
  }
  addEventListener('submit', hear, true)
}

export function recordSubmit(): void {
  if (import.meta.env.SSR) return
  sentAt = Date.now()
  dispatchEvent(new Event(sentEvent))
}

export const wasJustSubmitted = () => Date.now() - sentAt < JUST_NOW

export function onSubmitRecorded(hear: () => void): () => void {
  addEventListener(sentEvent, hear)
  return () => removeEventListener(sentEvent, hear)
}

export interface StoredForm {
  /** Field names, which identify the form. */
  names: string
  entries: [name: string, value: string][]
  submitted: boolean
}

const skippedTypes = /^(?:password|hidden|file)$/

export const namesOf = ({ elements }: HTMLFormElement): string =>
  Array.from(elements, (element) => element.getAttribute('name')).join()

/** Reads the values before the failed page unmounts; never passwords. */
export function snapshotForms(): StoredForm[] {
  if (import.meta.env.SSR) return []
  return Array.from(document.forms, (form) => ({
    names: namesOf(form),
    entries: [...new FormData(form)].filter((entry): entry is [string, string] => {
      const field = form.elements.namedItem(entry[0]) as { type?: string } | null
      return typeof entry[1] === 'string' && entry[1] !== '' && !skippedTypes.test(field?.type ?? '')
    }),
    submitted: form === submitted,
  })).filter(({ entries }) => entries.length > 0)
}
