import type { z } from 'zod'

interface Definition<Schema extends z.ZodType> {
  schema: Schema
  /** For docs/settings.md, with the accepted values. */
  description: string
  /** Completes « Réglage … : il faut <expected>. » */
  expected: string
  /** Default, for docs/settings.md. */
  fallback: string
  /** Why this release does not support a value yet. */
  unbuilt?: (value: z.output<Schema>) => string | undefined
}

export const define = <Schema extends z.ZodType>(definition: Definition<Schema>) => definition

export const oneOf = (values: readonly string[]) => values.map((value) => `« ${value} »`).join(' ou ')
