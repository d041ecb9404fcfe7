import { z } from 'zod'
import { type Gesture, gestures } from './certification-words.ts'
import { Instant } from './primitives.ts'

export const GestureName = z.enum(Object.keys(gestures) as [Gesture, ...Gesture[]])

/**
 * Of one request. shown: she has a gesture and a code. waiting: her picture came. cancelled: she took it back, or is not
 * here any more. unjudged: nobody looked in time.
 */
export const CertificationState = z.enum(['shown', 'waiting', 'certified', 'refused', 'cancelled', 'unjudged'])
export type CertificationState = z.infer<typeof CertificationState>

/** How a certification that stood came to its end. */
export const CertificationEnd = z.enum(['withdrawn', 'lapsed', 'revoked', 'renewed'])
export type CertificationEnd = z.infer<typeof CertificationEnd>

/** What she is told of, by a notification and a mail. ending: it is time to renew it. */
export type CertificationNews = 'certified' | 'refused' | 'unjudged' | 'ending' | 'lapsed' | 'revoked'

/** What became of something of hers, and why: the sentence for her, and what was written beside it. */
const Told = z.object({
  what: z.enum(['refused', 'unjudged', 'cancelled', 'withdrawn', 'lapsed', 'revoked']),
  at: Instant,
  reason: z.string(),
  note: z.string(),
})

/** /settings/certification. */
export const OwnCertification = z.object({
  /** What stands; `soon`: it ends within the days in which it is renewed. */
  standing: z.object({ since: Instant, until: Instant, soon: z.boolean() }).nullable(),
  /** What to show, and until when. */
  challenge: z.object({ gesture: GestureName, code: z.string(), until: Instant }).nullable(),
  /** Her picture is with the team; whoever did not look by `until` never will. */
  waiting: z.object({ since: Instant, until: Instant }).nullable(),
  /** What happened last, where nothing stands or waits that says more. */
  last: Told.nullable(),
  /** Pictures that she may still send before `again`. */
  triesLeft: z.number().int(),
  /** When she may ask again; null: now, or nothing to ask. */
  again: Instant.nullable(),
  mayAsk: z.boolean(),
  /** The version of what she agrees to before she is shown a gesture. */
  consentVersion: z.string(),
})
export type OwnCertification = z.infer<typeof OwnCertification>

/** She agrees, by a box of its own, to what is said above it; `another`: she cannot or will not make this gesture. */
export const AskChallenge = z.strictObject({
  agreed: z.literal(true, { error: 'Coche la case pour recevoir ton geste et ton code.' }),
  another: z.boolean().default(false),
})
export type AskChallenge = z.output<typeof AskChallenge>
