import { type ErrorCode, errors } from '@consoeurs/contract'
import type { DeclaredRoute } from '../platform/http/access.ts'
import operationErrors from './operation-errors.json' with { type: 'json' }

type RouteName = Pick<DeclaredRoute, 'method' | 'url'>

/** By method and address, as the route declares them. */
const codesByRoute: Partial<Record<string, string[]>> = operationErrors

/** Any operation with such access, input or limits may answer these. */
const generalCodes = new Set<ErrorCode>([
  'API_TOKEN_INVALID',
  'API_TOKEN_SCOPE',
  'APPROVAL_PENDING',
  'BAD_REQUEST',
  'BODY_TOO_LARGE',
  'FORBIDDEN',
  'NOT_FOUND',
  'ORIGIN_REFUSED',
  'SECOND_FACTOR_OWED',
  'SIGN_IN_REQUIRED',
  'TOO_MANY_REQUESTS',
  'UNREADABLE_TEXT',
  'VALIDATION',
])

/** What the operation answers besides the general codes, in alphabetical order. */
export const errorCodesOf = ({ method, url }: RouteName) => (codesByRoute[`${method} ${url}`] ?? []) as ErrorCode[]

/** Tests refuse an answer whose code the description of its operation lacks. */
export const isDescribedError = (route: RouteName, code: ErrorCode): boolean =>
  errors[code].status >= 500 || generalCodes.has(code) || errorCodesOf(route).includes(code)
