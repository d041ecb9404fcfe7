import type { FastifyRequest } from 'fastify'

/** Pictures go to the API, which has its own limit. */
const BODY_LIMIT = 1024 * 1024

export type PageForm = Uint8Array<ArrayBuffer>

export interface FormRefusal {
  status: 400 | 405 | 413 | 415
  headers: Record<string, string>
  text: string
}

const refusals = {
  unreadable: { status: 400, headers: {}, text: 'Formulaire illisible.' },
  method: { status: 405, headers: { Allow: 'GET, HEAD, POST' }, text: 'Une page ne reçoit que des formulaires.' },
  tooLarge: { status: 413, headers: {}, text: 'Envoi trop volumineux.' },
  type: {
    status: 415,
    headers: { 'Accept-Post': 'application/x-www-form-urlencoded, multipart/form-data' },
    text: 'Une page ne reçoit que des formulaires.',
  },
} satisfies Record<string, FormRefusal>

const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

function isTooLarge({ headers }: FastifyRequest): boolean {
  const length = headers['content-length']
  return length === undefined ? headers['transfer-encoding'] !== undefined : Number(length) > BODY_LIMIT
}

const isFormData = (body: PageForm, type: string) =>
  new Response(body, { headers: { 'Content-Type': type } }).formData().then(
    () => true,
    () => false,
  )

/** Refused before the router, because `request.formData()` in actions throws on anything else. */
export async function readPageForm(request: FastifyRequest): Promise<PageForm | FormRefusal> {
  if (request.method !== 'POST') return refusals.method
  if (isTooLarge(request)) return refusals.tooLarge
  const type = request.headers['content-type'] ?? ''
  const kind = FORM_TYPE.exec(type)?.[1]
  if (kind === undefined) return refusals.type
  try {
    const chunks: Buffer[] = []
    for await (const chunk of request.raw) chunks.push(chunk)
    const body = new Uint8Array(Buffer.concat(chunks))
    const isMultipart = kind.toLowerCase().startsWith('multipart')
    return isMultipart && !(await isFormData(body, type)) ? refusals.unreadable : body
  } catch {
    // The client disconnected.
    return refusals.unreadable
  }
}
