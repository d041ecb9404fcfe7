import type { ZodError } from 'zod'
import { type ApiClient, ApiFailure } from '../../api/client.ts'

export interface Asked {
  client: ApiClient
  slug: string
  form: FormData
  /** Where the site is reached: a link carries it. */
  origin: string
}

/** Where to go next within the page, a link to show, or null where the page is hers no more. */
export type Done = { tab: string } | { link: string } | null

/** What was typed there, without what surrounds it. */
export const words = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** @throws ApiFailure with the sentence of the first thing that is wrong */
export function checked<T>(result: { success: true; data: T } | { success: false; error: ZodError }): T {
  if (result.success) return result.data
  throw new ApiFailure('VALIDATION', { status: 400, text: result.error.issues[0]?.message ?? '' })
}
