import { type ErrorCode, type ErrorEnvelope, type FieldErrors, pageErrors } from '@consoeurs/contract'

/** Error texts of the client itself; the API sends the others. */
const own = {
  ...pageErrors,
  OFFLINE: { status: 0, text: 'Pas de réseau pour l’instant. Rien n’est perdu, réessaie dans un moment.' },
}

interface Refusal {
  status: number
  text: string
  fields?: FieldErrors
  retryAfter?: number
}

/** API error: stable code, French message, affected fields. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
  /** OFFLINE: no response. */
  readonly code: ErrorCode | 'OFFLINE'
  readonly status: number
  readonly fields: FieldErrors
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(code: keyof typeof own)
  constructor(code: ErrorCode | 'OFFLINE', refusal: Refusal)
  constructor(
    code: ErrorCode | 'OFFLINE',
    { status, text, fields = {}, retryAfter }: Refusal = own[code as keyof typeof own],
  ) {
    super(text)
    this.code = code
    this.status = status
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

/** In-process calls build no full Response, and may have the parsed body already. */
export type ApiAnswer = Pick<Response, 'status' | 'text'> & { value?: unknown }

type Query = Record<string, string | number | boolean | undefined>
type RequestBody = Record<string, unknown> | FormData

export interface ApiClient {
  get<T>(path: string, query?: Query): Promise<T>
  post<T>(path: string, body?: RequestBody): Promise<T>
  put<T>(path: string, body?: RequestBody): Promise<T>
  patch<T>(path: string, body?: RequestBody): Promise<T>
  delete<T>(path: string, body?: RequestBody): Promise<T>
}

/** Statuses that GET requests retry once (specification §7). */
const retried = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** A body without the API's error envelope (a proxy's page) gets our own text. */
export function failureOf(status: number, answer: unknown): ApiFailure {
  const refusal = (answer as Partial<ErrorEnvelope> | null | undefined)?.error
  if (refusal?.details?.code === undefined) {
    const code = status >= 500 ? 'INTERNAL' : 'BAD_REQUEST'
    return new ApiFailure(code, { ...own[code], status })
  }
  const { code, fields, retryAfter } = refusal.details
  return new ApiFailure(code, { status, text: refusal.message, fields, retryAfter })
}

function withQuery(path: string, query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  if (given.length === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(given)}`
}

function requestOf(method: string, body: RequestBody | undefined): RequestInit {
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body === undefined) return { ...init, headers: { accept: 'application/json' } }
  if (body instanceof FormData) return { ...init, headers: { accept: 'application/json' }, body }
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  return { ...init, headers, body: JSON.stringify(body) }
}

async function answerOf(response: ApiAnswer): Promise<unknown> {
  if (response.value !== undefined) return response.value
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Client for the rules of specification §7: JSON bodies, statuses 400 to 599 as errors, one retry of GET. `onLater`
 * gets the Retry-After of an overloaded server.
 * @throws ApiFailure
 */
export function createApiClient(
  fetch: (path: string, init: RequestInit) => Promise<ApiAnswer>,
  onLater?: (seconds: number) => void,
): ApiClient {
  const attempt = async (address: string, init: RequestInit, retries: number): Promise<unknown> => {
    const response = await fetch(address, init).catch(() => null)
    if (retries > 0 && (response === null || retried.has(response.status))) return attempt(address, init, retries - 1)
    if (response === null) throw new ApiFailure('OFFLINE')
    const answer = await answerOf(response)
    if (response.status >= 400) {
      const failure = failureOf(response.status, answer)
      if (failure.code === 'UNAVAILABLE' && failure.retryAfter && init.method === 'GET') onLater?.(failure.retryAfter)
      throw failure
    }
    return answer
  }
  const send = <T>(
    method: string,
    path: string,
    { query, body }: { query?: Query; body?: RequestBody } = {},
  ): Promise<T> => attempt(withQuery(path, query), requestOf(method, body), method === 'GET' ? 1 : 0) as Promise<T>
  return {
    get: (path, query) => send('GET', path, query && { query }),
    post: (path, body = {}) => send('POST', path, { body }),
    put: (path, body = {}) => send('PUT', path, { body }),
    patch: (path, body = {}) => send('PATCH', path, { body }),
    delete: (path, body) => send('DELETE', path, body && { body }),
  }
}
