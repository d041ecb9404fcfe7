import { z } from 'zod'
import { Instant } from '../primitives.ts'

export const FirebaseExchange = z.object({
  /** Must be recent (`limits.firebase.signInAge`). */
  idToken: z.string().min(1).max(10_000),
  /** Changed at Firebase just now: other devices are signed out, and the member is notified by mail. */
  passwordChanged: z.boolean().default(false),
})
export type FirebaseExchange = z.input<typeof FirebaseExchange>

/** No session yet: not a member here, and our conditions come first. */
export const FirebaseNewcomer = z.object({ newcomer: z.literal(true) })
export type FirebaseNewcomer = z.infer<typeof FirebaseNewcomer>

export const FirebaseAccountView = z.object({
  email: z.string().nullable(),
  /** Firebase's provider ids: `password`, `google.com`, `oidc.…`. */
  ways: z.array(z.string()),
  lastSignInAt: Instant.nullable(),
})
export type FirebaseAccountView = z.infer<typeof FirebaseAccountView>
