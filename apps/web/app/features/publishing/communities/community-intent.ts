import type { ZodError } from 'zod'
import { type ApiClient, ApiFailure } from '../../../api/client.ts'

export interface CommunityRequest {
  client: ApiClient
  slug: string
  form: FormData
  /** Origin of the site, for links. */
  origin: string
}

/** The next tab, a link to show, or null if the member has lost access. */
export type IntentTarget = { tab: string } | { link: string } | null

/** A trimmed text field. */
export const textField = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** @throws ApiFailure with the first issue's message */
export function parseOrThrow<T>(result: { success: true; data: T } | { success: false; error: ZodError }): T {
  if (result.success) return result.data
  throw new ApiFailure('VALIDATION', { status: 400, text: result.error.issues[0]?.message ?? '' })
}
