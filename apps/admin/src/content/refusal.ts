import { HttpError } from 'ra-core'
import { ApiFailure } from '../../../web/app/api/client.ts'

/** What react-admin lays on the fields of a form, and what our own code asks. */
interface RefusalBody {
  code: string
  errors?: Record<string, unknown>
}

/** `data.tags.0` is about the field « tags »: a list says what is wrong with it as a whole. */
function byField(fields: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentences]) => {
      const [name = '_'] = path.replace(/^data\./, '').split('.')
      return [name, sentences.join(' ')]
    }),
  )
}

/** A refusal of the API in react-admin’s words: its sentence, and each field’s own. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof ApiFailure)) return error
  const fields = byField(error.fields)
  const body: RefusalBody = { code: error.code, ...(Object.keys(fields).length > 0 && { errors: fields }) }
  return new HttpError(error.message, error.status, body)
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? (error.body as RefusalBody | undefined)?.code : undefined
