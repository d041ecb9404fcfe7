import type { z } from 'zod'

/**
 * A setting, once: its rule, what it is for (English, for the docs) and what is expected (French, for the person who
 * typed it wrong).
 */
interface Definition<Schema extends z.ZodType> {
  schema: Schema
  /** One line for the README. */
  description: string
  /** What a good value is: « Réglage … : <expected>. » */
  expected: string
  /** The same for the README, where what this installation expects is not for the README to say. */
  documented?: string
  /** What holds when it is absent, as the README says it. */
  fallback: string
  /** Values that the interface names and this release cannot serve yet, each with an honest sentence. */
  unbuilt?: (value: z.output<Schema>) => string | undefined
}

export const define = <Schema extends z.ZodType>(definition: Definition<Schema>) => definition

export const oneOf = (values: readonly string[]) => values.map((value) => `« ${value} »`).join(' ou ')
