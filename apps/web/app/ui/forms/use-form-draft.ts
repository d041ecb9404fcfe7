import { type RefObject, useEffect } from 'react'
import { type TextControl, typeInto } from './typed-early.ts'

type Entry = [name: string, value: string]
type FormControl = TextControl | HTMLSelectElement

const storageKey = (name: string) => `draft:${name}`

/** Null where storage is unavailable (private windows, strict settings). */
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
    // Storage is unavailable: the form itself still holds the text.
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(storageKey(name))
  } catch {
    // Unavailable storage holds no draft.
  }
}

export function draftValue(name: string, field: string): string | undefined {
  return readDraft(name)?.find(([key]) => key === field)?.[1]
}

function* controlsOf(form: HTMLFormElement): Generator<FormControl> {
  for (const element of form.elements) {
    const known = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    if (known || element instanceof HTMLSelectElement) yield element
  }
}

function isAsServed(control: FormControl): boolean {
  if (control instanceof HTMLSelectElement) {
    const served = [...control.options].findIndex((option) => option.defaultSelected)
    return control.selectedIndex === Math.max(served, 0)
  }
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    return control.checked === control.defaultChecked
  }
  return control.value === control.defaultValue
}

/** Unchanged since served and not focused: newer input must win over the draft. */
const isUntouched = (control: FormControl) => control !== document.activeElement && isAsServed(control)

/** Skips fields edited since. */
export function restoreForm(form: HTMLFormElement, entries: Entry[], fields: readonly string[]): void {
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

/** `answers.` keeps every field whose name starts with it. */
const isKept = (name: string, fields: readonly string[]) =>
  fields.some((field) => (field.endsWith('.') ? name.startsWith(field) : name === field))

/**
 * Kept in this tab across reloads, back navigation and failures. Never pass a secret field. `fields` must be a
 * constant.
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
    if (draft !== null) restoreForm(element, draft, fields)
    // No listener existed for input before hydration.
    if (draft !== null || [...controlsOf(element)].some((control) => !isAsServed(control))) keep()
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, name, fields])
}
