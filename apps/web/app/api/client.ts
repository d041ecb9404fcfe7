import { type ErrorCode, type ErrorEnvelope, errors, type FieldErrors, isErrorCode } from '@consoeurs/contract'
import { createFetch, FetchError } from 'ofetch'

/** The API said no: a stable code, the sentence for her, and which fields are concerned. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
  /** OFFLINE: nothing answered. */
  readonly code: ErrorCode | 'OFFLINE'
  readonly status: number
  readonly fields: FieldErrors
  /** Seconds to wait, where the API said. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode | 'OFFLINE',
    details: { status?: number; text?: string; fields?: FieldErrors; retryAfter?: number } = {},
  ) {
    super(details.text ?? (code === 'OFFLINE' ? offlineText : errors[code].text))
    this.code = code
    this.status = details.status ?? (code === 'OFFLINE' ? 0 : errors[code].status)
    this.fields = details.fields ?? {}
    this.retryAfter = details.retryAfter
  }
}

const offlineText = 'Pas de réseau pour l’instant. Rien n’est perdu, réessaie dans un moment.'

type Query = Record<string, string | number | boolean | undefined>
type Body = Record<string, unknown> | FormData

export interface ApiClient {
  get<T>(path: string, query?: Query): Promise<T>
  post<T>(path: string, body?: Body): Promise<T>
  put<T>(path: string, body?: Body): Promise<T>
  patch<T>(path: string, body?: Body): Promise<T>
  delete<T>(path: string): Promise<T>
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof FetchError)) return error
  if (error.status === undefined) return new ApiFailure('OFFLINE')
  const refusal = (error.data as Partial<ErrorEnvelope> | undefined)?.error
  const code = refusal?.details?.code
  if (refusal === undefined || !isErrorCode(code)) {
    return new ApiFailure(error.status >= 500 ? 'INTERNAL' : 'BAD_REQUEST', { status: error.status })
  }
  const { fields, retryAfter } = refusal.details
  return new ApiFailure(code, {
    status: error.status,
    text: refusal.message,
    ...(fields && { fields }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

/**
 * Calls the product's API. ofetch has the specification's rules (§7): plain objects as JSON, 400 to 599 is an error,
 * GET retried once on 408, 409, 425, 429, 500, 502, 503 and 504, the others never.
 * @throws ApiFailure
 */
export function createApiClient(fetch: typeof globalThis.fetch, baseURL = ''): ApiClient {
  const call = createFetch({ fetch }).create({ baseURL, credentials: 'same-origin' })
  const send = async <T>(method: string, path: string, options: { query?: Query; body?: Body } = {}): Promise<T> => {
    try {
      return await call<T>(path, { method, ...options })
    } catch (error) {
      throw failureOf(error)
    }
  }
  return {
    get: (path, query) => send('GET', path, query && { query }),
    post: (path, body = {}) => send('POST', path, { body }),
    put: (path, body = {}) => send('PUT', path, { body }),
    patch: (path, body = {}) => send('PATCH', path, { body }),
    delete: (path) => send('DELETE', path),
  }
}
