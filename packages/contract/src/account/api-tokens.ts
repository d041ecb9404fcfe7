import { z } from 'zod'
import { limits } from '../limits.ts'
import { type RouteAccess, roleHasAccess } from '../operations/role-access.ts'
import type { Role } from '../operations/roles.ts'
import { Id, Instant } from '../primitives.ts'
import { CurrentPassword } from './identity.ts'

/** Beginning of every personal API token, so that leak scanners find them. */
export const apiTokenPrefix = 'csr_'

export const ApiTokenScope = z.enum([
  'content:read',
  'content:write',
  'shares:read',
  'shares:write',
  'profile:read',
  'moderation:read',
])
export type ApiTokenScope = z.infer<typeof ApiTokenScope>

const accessOfScope: Record<ApiTokenScope, RouteAccess> = {
  'content:read': 'member',
  'content:write': 'editor',
  'shares:read': 'member',
  'shares:write': 'member',
  'profile:read': 'member',
  'moderation:read': 'moderator',
}

/** Scopes that the routes of a role can use. */
export const scopesOf = (role: Role): ApiTokenScope[] =>
  ApiTokenScope.options.filter((scope) => roleHasAccess(accessOfScope[scope], role))

const { name, days } = limits.apiTokens

const ApiTokenName = z
  .string({ error: 'Donne-lui un nom.' })
  .trim()
  .min(1, 'Donne-lui un nom.')
  .max(name, `${name} caractères au maximum.`)

export const CreateApiToken = z.strictObject({
  name: ApiTokenName,
  scopes: z
    .array(ApiTokenScope)
    .min(1, 'Choisis au moins un droit.')
    .transform((scopes) => [...new Set(scopes)]),
  /** Lifetime in days. */
  days: z.literal(days),
  /** Required of a member who has one. */
  password: CurrentPassword.optional(),
})

/** Never the token itself. */
export const ApiTokenView = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(ApiTokenScope),
  createdAt: Instant,
  expiresAt: Instant,
  /** Day in UTC. */
  lastUsedOn: z.iso.date().nullable(),
})
export type ApiTokenView = z.infer<typeof ApiTokenView>

/** The list, and the scopes that its owner may grant. */
export const ApiTokens = z.object({ items: z.array(ApiTokenView), scopes: z.array(ApiTokenScope) })
export type ApiTokens = z.infer<typeof ApiTokens>

/** The only answer with the token. */
export const CreatedApiToken = ApiTokenView.extend({
  /** For `Authorization: Bearer`; begins with `csr_`. */
  token: z.string(),
})
export type CreatedApiToken = z.infer<typeof CreatedApiToken>
