import { type RefObject, useEffect } from 'react'

type Entry = [name: string, value: string]
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const storageKey = (name: string) => `draft:${name}`

/** Storage may be closed to us (private windows, strict settings): nothing is kept then, and nothing breaks. */
function readDraft(name: string): Entry[] | null {
  try {
    const stored = sessionStorage.getItem(storageKey(name))
    return stored === null ? null : (JSON.parse(stored) as Entry[])
  } catch {
    return null
  }
}

function writeDraft(name: string, entries: Entry[]): void {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(entries))
  } catch {
    // Nothing to do: the form itself still holds her words.
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(storageKey(name))
  } catch {
    // Closed storage holds no draft.
  }
}

export function draftValue(name: string, field: string): string | undefined {
  return readDraft(name)?.find(([key]) => key === field)?.[1]
}

/** Through the prototype's setter, so that React hears of the change as if she had typed it. */
function typeInto(control: Control, value: string): void {
  if (control.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function* controlsOf(form: HTMLFormElement): Generator<Control> {
  for (const element of form.elements) {
    const known = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    if (known || element instanceof HTMLSelectElement) yield element
  }
}

function isAsServed(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const served = [...control.options].findIndex((option) => option.defaultSelected)
    return control.selectedIndex === Math.max(served, 0)
  }
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    return control.checked === control.defaultChecked
  }
  return control.value === control.defaultValue
}

/** As the server sent it, and not under her fingers: what she typed since is newer than any draft. */
const isUntouched = (control: Control) => control !== document.activeElement && isAsServed(control)

function restore(form: HTMLFormElement, entries: Entry[], fields: readonly string[]): void {
  for (const control of controlsOf(form)) {
    if (!isKept(control.name, fields) || !isUntouched(control)) continue
    const values = entries.filter(([name]) => name === control.name).map(([, value]) => value)
    if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
      if (control.checked !== values.includes(control.value)) control.click()
    } else if (values[0] !== undefined) {
      typeInto(control, values[0])
    }
  }
}

/** `answers.` keeps every field whose name begins so. */
const isKept = (name: string, fields: readonly string[]) =>
  fields.some((field) => (field.endsWith('.') ? name.startsWith(field) : name === field))

/**
 * Keeps what she types in these fields of a form until the page forgets it, for this tab alone: it survives a reload,
 * a step back and a failure. Never give it the name of a secret. `fields` must be a constant.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, name: string, fields: readonly string[]): void {
  useEffect(() => {
    const element = form.current
    if (element === null) return
    const draft = readDraft(name)
    const keep = () => {
      const entries = [...new FormData(element)].filter(
        (entry): entry is Entry => typeof entry[1] === 'string' && isKept(entry[0], fields),
      )
      writeDraft(name, entries)
    }
    if (draft !== null) restore(element, draft, fields)
    // What she typed before the scripts arrived was heard by nobody.
    if (draft !== null || [...controlsOf(element)].some((control) => !isAsServed(control))) keep()
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, name, fields])
}
