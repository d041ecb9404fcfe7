import { z } from 'zod'

/** Solved Altcha challenge; empty without JavaScript. */
export const ProofOfWork = z.string().max(4000).optional()

/** GET /api/proof. */
export const ProofChallenge = z.object({
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
  signature: z.string().optional(),
})
