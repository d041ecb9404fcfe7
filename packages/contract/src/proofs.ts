import { z } from 'zod'

/** A solved challenge (Altcha), as its form field carries it; empty where no script ran. */
export const ProofOfWork = z.string().max(4000).optional()

/** A challenge as the solver takes it (GET /api/proof). */
export const ProofChallenge = z.object({
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
  signature: z.string().optional(),
})
