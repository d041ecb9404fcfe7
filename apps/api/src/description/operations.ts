import { errors, type RouteAccess } from '@consoeurs/contract'
import type { DeclaredRoute } from '../platform/http/access.ts'
import type { OpenApiDocument, Operation, Parameter, PathItem } from './document.ts'
import { errorAnswersOf } from './error-answers.ts'
import { errorCodesOf } from './operation-errors.ts'
import { tagOf } from './tags.ts'

/** A route accepts any one of them. */
export const securitySchemes = {
  sessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'consoeurs.session_token',
    description: 'Browsers: set by a sign-in. Named `__Host-consoeurs.session_token` over HTTPS.',
  },
  sessionToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'Programs: the `jwt` of `POST /api/auth/local`. Opaque, and revoked by a sign-out.',
  },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'Scripts: a personal token (`csr_…`), made in the settings of an account, for the scopes that it names.',
  },
} as const

type Scheme = keyof typeof securitySchemes

function securityOf({ access, scopes }: DeclaredRoute): Record<string, never[]>[] {
  const schemes: Scheme[] = ['sessionCookie', 'sessionToken', ...(scopes.length > 0 ? (['apiToken'] as const) : [])]
  return [...(access === 'public' ? [{}] : []), ...schemes.map((name) => ({ [name]: [] }))]
}

const audiences: Record<RouteAccess, string> = {
  public: 'Open to everyone. A session shows what its member may see.',
  member: 'For signed-in members.',
  self: 'For the signed-in member, about herself.',
  moderator: 'For moderators.',
  editor: 'For editors.',
  admin: 'For administrators.',
}

const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

const words = (text: string) => text.split(/[^a-zA-Z0-9]+/).filter((word) => word !== '')
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** `get /api/shares/{id}/comments` → `getSharesByIdComments`. */
function operationIdOf(method: string, path: string): string {
  const parts = path.replace(/^\/api\//, '').replaceAll(/\{(\w+)\}/g, (_match, name: string) => ` By ${name} `)
  return method.toLowerCase() + words(parts).map(capital).join('')
}

/** As @fastify/swagger writes them. */
const openApiPath = (url: string) => url.replaceAll(/:(\w+)(\([^/]*\))?/g, '{$1}')

function descriptionOf(route: DeclaredRoute): string {
  const { access, whileWaiting, scopes, bounds } = route
  const codes = errorCodesOf(route).map((code) => `\`${code}\` (${errors[code].status})`)
  const limits = bounds.map(
    ({ max, timeWindow, shared }) =>
      `At most ${max} calls in ${timeWindow}${shared === true ? ', counted with related calls' : ''}.`,
  )
  return [
    audiences[access],
    ...(whileWaiting ? ['Also while the sign-up awaits approval.'] : []),
    ...(scopes.length > 0 ? [`Scope of an API token: ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.`] : []),
    ...limits,
    ...(codes.length > 0 ? [`Its own error codes: ${codes.join(', ')}.`] : []),
  ].join(' ')
}

const pictureForm = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: {
          file: { type: 'string', format: 'binary', description: 'JPEG, PNG, WebP, GIF or AVIF, at most 10 MB.' },
        },
      },
    },
  },
}

/** Of a route that declares `consumes` or `produces` instead of a schema. */
function completeMedia(
  operation: Operation,
  { consumes, produces }: { consumes?: readonly string[]; produces?: readonly string[] },
) {
  if (consumes?.includes('multipart/form-data')) operation.requestBody = pictureForm
  for (const [status, answer] of Object.entries(operation.responses ?? {})) {
    answer.description = status.startsWith('3') ? 'Elsewhere: see the body.' : 'Success.'
    for (const type of answer.content === undefined ? (produces ?? []) : [])
      answer.content = { [type]: { schema: { type: 'string' } } }
  }
}

/** `filters[title]=…`, as Strapi’s clients write it. */
function writeNested(parameters: readonly Parameter[] = []): void {
  for (const parameter of parameters)
    if (parameter.schema?.type === 'object') Object.assign(parameter, { style: 'deepObject', explode: true })
}

function describeOperation(operation: Operation, route: DeclaredRoute, path: string): void {
  const { method, access, summary, limited, schema } = route
  const isPublic = access === 'public'
  completeMedia(operation, schema)
  writeNested(operation.parameters)
  Object.assign(operation, {
    operationId: operationIdOf(method, path),
    ...(summary !== undefined && { summary }),
    description: descriptionOf(route),
    tags: [tagOf(path)],
    security: securityOf(route),
    responses: {
      ...operation.responses,
      ...errorAnswersOf({
        isPublic,
        limited,
        writes: writing.has(method),
        hasInput: schema.body !== undefined || schema.querystring !== undefined,
        hasParams: schema.params !== undefined,
        codes: errorCodesOf(route),
      }),
    },
  })
}

/** Adds what a route declares besides its schemas. @returns the tags in use */
export function describeOperations(document: OpenApiDocument, routes: readonly DeclaredRoute[]): Set<string> {
  for (const route of routes) {
    const path = openApiPath(route.url)
    const operation = (document.paths[path] as PathItem | undefined)?.[route.method.toLowerCase()]
    if (operation !== undefined) describeOperation(operation, route, path)
  }
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
  return new Set(operations.flatMap(({ tags = [] }) => tags))
}
