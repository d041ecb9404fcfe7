import type { FormAnswer } from './form-answer.ts'

/** The typed value after a rejected form, otherwise the saved one. */
export function typedValue(answer: FormAnswer | undefined, name: string, saved: string): string {
  const path = name.split('.')
  const typed = path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    answer?.initialValue ?? undefined,
  )
  return typeof typed === 'string' ? typed : saved
}

/** The same for checkboxes; a single ticked box arrives as a string. */
export function typedValues(answer: FormAnswer | undefined, name: string, saved: readonly string[]): readonly string[] {
  const typed: unknown = answer?.initialValue?.[name]
  if (typeof typed === 'string') return [typed]
  return Array.isArray(typed) ? typed.filter((value) => typeof value === 'string') : saved
}

export const errorOf = (answer: FormAnswer | undefined, name: string): string | undefined => answer?.error?.[name]?.[0]

export const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
