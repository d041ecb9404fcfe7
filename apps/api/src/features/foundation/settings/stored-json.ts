import type { z } from 'zod'

/** Undefined where nothing is stored, or what another release wrote. */
export function readJson<S extends z.ZodType>(schema: S, text: string | undefined): z.output<S> | undefined {
  if (text === undefined) return undefined
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
