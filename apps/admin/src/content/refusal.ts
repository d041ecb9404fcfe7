import { HttpError } from 'ra-core'
import { ApiFailure } from '../../../web/app/api/client.ts'

/** Body format that react-admin maps to form fields, plus our error code. */
interface RefusalBody {
  code: string
  errors?: Record<string, unknown>
}

/** `data.tags.0` becomes `tags`: list errors are shown at the whole field. */
function byField(fields: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentences]) => {
      const [name = '_'] = path.replace(/^data\./, '').split('.')
      return [name, sentences.join(' ')]
    }),
  )
}

/** Converts an API error to react-admin's. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof ApiFailure)) return error
  const fields = byField(error.fields)
  const body: RefusalBody = { code: error.code, ...(Object.keys(fields).length > 0 && { errors: fields }) }
  return new HttpError(error.message, error.status, body)
}

/** The first message of a field, or the general one; undefined if the error has none. */
export function refusalSentence(error: unknown): string | undefined {
  const body = error instanceof HttpError ? (error.body as RefusalBody | null | undefined) : undefined
  const [sentence] = Object.values(body?.errors ?? {}).map(String)
  return sentence || (error instanceof Error && error.message) || undefined
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? (error.body as RefusalBody | undefined)?.code : undefined
