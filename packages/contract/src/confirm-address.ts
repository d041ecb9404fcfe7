import { z } from 'zod'

/** The link of a sign-up's mail: a signed text of better-auth, longer than the others. */
export const ConfirmAddress = z.object({ token: z.string().min(1).max(2000) })

/** Where she goes on from there. */
export const AddressConfirmed = z.object({
  goesTo: z.enum(['/settings/steps', '/login?lien=confirme', '/login/code', '/account/suspended']),
})
export type AddressConfirmed = z.infer<typeof AddressConfirmed>
