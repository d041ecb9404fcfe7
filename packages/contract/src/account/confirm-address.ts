import { z } from 'zod'

/** Token signed by better-auth, longer than our other link tokens. */
export const ConfirmAddress = z.object({ token: z.string().min(1).max(2000) })

export const ConfirmationResult = z.object({
  goesTo: z.enum(['/settings/steps', '/login?lien=confirme', '/login/code', '/account/suspended']),
})
export type ConfirmationResult = z.infer<typeof ConfirmationResult>
