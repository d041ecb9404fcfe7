import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { rateLimitKeyOf } from '../../../platform/rate-limits/rate-limit-key.ts'
import type { IdentityOptions } from '../auth/public.ts'
import { findAccount, knownBrowser } from '../auth/public.ts'

type ClaimParts = Pick<IdentityOptions, 'auth' | 'db' | 'now'>

interface AccountClaim {
  account: { id: number; email: string }
  browser: string | null
}

const ClaimedAccount = z.union([
  z.object({ identifier: z.string() }).transform(({ identifier }) => identifier),
  z.object({ email: z.string() }).transform(({ email }) => email),
])

const claims = new WeakMap<FastifyRequest, Promise<AccountClaim>>()

async function readClaim(parts: ClaimParts, request: FastifyRequest): Promise<AccountClaim> {
  const account = await findAccount(parts.db, ClaimedAccount.parse(request.body))
  return { account, browser: await knownBrowser(parts, request, account.id) }
}

/** Cached per request. */
export function claimOf(parts: ClaimParts, request: FastifyRequest): Promise<AccountClaim> {
  const claim = claims.get(request) ?? readClaim(parts, request)
  claims.set(request, claim)
  return claim
}

/** A known browser does not share the rate limit of its network. */
export const keyOfClaim = (parts: ClaimParts) => async (request: FastifyRequest) =>
  (await claimOf(parts, request)).browser ?? rateLimitKeyOf(request)
