import { createHmac } from 'node:crypto'
import { limits, ProofChallenge } from '@consoeurs/contract'
import { type Transaction, tables } from '@consoeurs/database'
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { lt } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import type { ApiSettings } from '../../deps.ts'
import { AppError } from '../http/errors.ts'
import { namedLimit } from '../http/shared-limit.ts'
import { rateLimitKey } from './rate-limit-key.ts'

/**
 * PBKDF2 rounds per try, and the range of tries drawn for each challenge: one or two seconds on a slow machine while
 * the visitor types.
 */
const COST = { rounds: 2000, least: 150, most: 450 }
/** With LIMITS=off (load programs, tests) the challenge is still solved, but at once. */
const CHEAP = { rounds: 1, least: 1, most: 3 }

const Payload = z.object({
  challenge: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string() }),
})

function parsePayload(altcha: string): z.infer<typeof Payload> {
  try {
    return Payload.parse(JSON.parse(Buffer.from(altcha, 'base64').toString()))
  } catch {
    throw new AppError('PROOF_REFUSED')
  }
}

const keyFor = (secret: string, use: string) => createHmac('sha256', secret).update(use).digest('hex')

function createProofs(settings: ApiSettings) {
  const { rounds, least, most } = settings.limits ? COST : CHEAP
  const keys = {
    hmacSignatureSecret: keyFor(settings.secret, 'proof-of-work'),
    hmacKeySignatureSecret: keyFor(settings.secret, 'proof-of-work key'),
  }
  return {
    challenge: (): Promise<Challenge> =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: rounds,
        counter: randomInt(most, least),
        deriveKey,
        expiresAt: Math.floor((Date.now() + limits.proofChallenge) / 1000),
        ...keys,
      }),

    /** @throws AppError PROOF_REFUSED for a wrong, expired or forged proof */
    async check(altcha: string): Promise<CheckedProof> {
      const { challenge, solution } = parsePayload(altcha)
      const checked = { ...challenge, parameters: challenge.parameters as unknown as Challenge['parameters'] }
      // The library throws on malformed numbers or hex.
      const { verified } = await verifySolution({ challenge: checked, solution, deriveKey, ...keys }).catch(() => ({
        verified: false,
      }))
      const { expiresAt } = challenge.parameters
      if (!verified || typeof expiresAt !== 'number') throw new AppError('PROOF_REFUSED')
      return { signature: challenge.signature, expiresAt: new Date(expiresAt * 1000) }
    },
  }
}

export interface CheckedProof {
  signature: string
  expiresAt: Date
}

/** @throws AppError PROOF_REFUSED where it was already spent */
export async function spendProof(tx: Transaction, proof: CheckedProof | null): Promise<void> {
  if (proof === null) return
  const [spent] = await tx
    .insert(tables.spentProofs)
    .values(proof)
    .onConflictDoNothing()
    .returning({ signature: tables.spentProofs.signature })
  if (spent === undefined) throw new AppError('PROOF_REFUSED')
}

/** Expired proofs are refused anyway. */
export async function deleteOldProofs(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(tables.spentProofs).where(lt(tables.spentProofs.expiresAt, now))
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Guards forms that visitors may send. A proof is optional because scripts may not run, but requests without one
     * are limited to a few an hour, per network and overall (docs/decisions/0010-proof-of-work-for-public-forms.md).
     * Pass the result to `spendProof`.
     * @throws AppError PROOF_REFUSED, PROOF_NEEDED
     */
    checkProof(request: FastifyRequest, altcha: string | undefined): Promise<CheckedProof | null>
  }
}

export const proofPlugin = fp(async (app: FastifyInstance, { settings }: { settings: ApiSettings }) => {
  const proofs = createProofs(settings)
  const hour = { timeWindow: '1 hour' }
  const limiters = [
    namedLimit(app, { name: 'no proof, one place', ...hour, max: 3, keyGenerator: ({ ip }) => rateLimitKey(ip) }),
    namedLimit(app, { name: 'no proof, everyone', ...hour, max: 30, keyGenerator: () => 'everyone' }),
  ]

  app.decorate('checkProof', async (request, altcha) => {
    if (altcha) return proofs.check(altcha)
    for (const count of limiters) {
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded) {
        throw new AppError('PROOF_NEEDED', { retryAfter: counted.ttlInSeconds })
      }
    }
    return null
  })

  app.get('/api/proof', {
    summary: 'Get a proof-of-work challenge for a public form',
    schema: { response: { 200: ProofChallenge } },
    config: { access: 'public', rateLimit: { max: 60, timeWindow: '10 minutes' } },
    handler: async (_request, reply) => {
      reply.header('Cache-Control', 'no-store')
      return proofs.challenge()
    },
  })
})
