import { type ErrorCode, type ErrorEnvelope, type FieldErrors, pageErrors } from '@consoeurs/contract'

/** What the page can say by itself; for everything else the API brings the sentence. */
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

/** The API said no: a stable code, the sentence for her, and which fields are concerned. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
  /** OFFLINE: nothing answered. */
  readonly code: ErrorCode | 'OFFLINE'
  readonly status: number
  readonly fields: FieldErrors
  /** Seconds to wait, where the API said. */
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

/** As much of an answer as is read of it; what a page asks of this same process is not put into a whole one. */
export type ApiAnswer = Pick<Response, 'status' | 'text'>

type Query = Record<string, string | number | boolean | undefined>
type Body = Record<string, unknown> | FormData

export interface ApiClient {
  get<T>(path: string, query?: Query): Promise<T>
  post<T>(path: string, body?: Body): Promise<T>
  put<T>(path: string, body?: Body): Promise<T>
  patch<T>(path: string, body?: Body): Promise<T>
  delete<T>(path: string, body?: Body): Promise<T>
}

/** What may be asked once more when only reading: the answers that say « later » (specification §7). */
const retried = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** What an answer says of a refusal; one that is not the API's own (a proxy's page) is put in our words. */
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

function requestOf(method: string, body: Body | undefined): RequestInit {
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body === undefined) return { ...init, headers: { accept: 'application/json' } }
  if (body instanceof FormData) return { ...init, headers: { accept: 'application/json' }, body }
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  return { ...init, headers, body: JSON.stringify(body) }
}

/** JSON where it is JSON; a page in between (a proxy's own error) stays text. */
async function answerOf(response: ApiAnswer): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Calls the product's API by the specification's rules (§7): plain objects as JSON, 400 to 599 is an error, GET asked
 * once more where the answer may change or none came, the others never. `onLater` hears when a reading for which the
 * server had no time may be asked for again.
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
  const send = <T>(method: string, path: string, { query, body }: { query?: Query; body?: Body } = {}): Promise<T> =>
    attempt(withQuery(path, query), requestOf(method, body), method === 'GET' ? 1 : 0) as Promise<T>
  return {
    get: (path, query) => send('GET', path, query && { query }),
    post: (path, body = {}) => send('POST', path, { body }),
    put: (path, body = {}) => send('PUT', path, { body }),
    patch: (path, body = {}) => send('PATCH', path, { body }),
    delete: (path, body) => send('DELETE', path, body && { body }),
  }
}
