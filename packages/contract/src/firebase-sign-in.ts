import { z } from 'zod'
import { Instant } from './primitives.ts'

/** What a browser or a program brings from Firebase: the one call from there into our session. */
export const FirebaseExchange = z.object({
  /** Fresh: an old sign-in opens nothing here (`limits.firebase.signInAge`). */
  idToken: z.string().min(1).max(10_000),
  /** She has just chosen another password there: her other devices are signed out, and she is told by mail. */
  passwordChanged: z.boolean().default(false),
})
export type FirebaseExchange = z.input<typeof FirebaseExchange>

/** The answer where no session is opened: nobody here knows her yet, and she has our own conditions to meet. */
export const FirebaseNewcomer = z.object({ newcomer: z.literal(true) })
export type FirebaseNewcomer = z.infer<typeof FirebaseNewcomer>

/** Her account at Firebase, as looked up there. */
export const FirebaseAccountView = z.object({
  /** The address she signs in with. */
  email: z.string().nullable(),
  /** Firebase's names of the ways: `password`, `google.com`, `oidc.…`. */
  ways: z.array(z.string()),
  lastSignInAt: Instant.nullable(),
})
export type FirebaseAccountView = z.infer<typeof FirebaseAccountView>
