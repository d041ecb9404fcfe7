import { z } from 'zod'
import { Instant } from '../primitives.ts'
import { type Gesture, gestures } from './certification-words.ts'

export const GestureName = z.enum(Object.keys(gestures) as [Gesture, ...Gesture[]])

/**
 * shown: the member has a gesture and a code. waiting: the photo was received. cancelled: withdrawn, or the member
 * left. unjudged: nobody reviewed it in time.
 */
export const CertificationState = z.enum(['shown', 'waiting', 'certified', 'refused', 'cancelled', 'unjudged'])
export type CertificationState = z.infer<typeof CertificationState>

export const CertificationEnd = z.enum(['withdrawn', 'lapsed', 'revoked', 'renewed'])
export type CertificationEnd = z.infer<typeof CertificationEnd>

/** Notified in the app and by mail. ending: time to renew. */
export type CertificationNews = 'certified' | 'refused' | 'unjudged' | 'ending' | 'lapsed' | 'revoked'

/** `reason` is a standard sentence, `note` the moderator's text. */
const CertificationNotice = z.object({
  what: z.enum(['refused', 'unjudged', 'cancelled', 'withdrawn', 'lapsed', 'revoked']),
  at: Instant,
  reason: z.string(),
  note: z.string(),
})

/** /settings/certification. */
export const OwnCertification = z.object({
  /** `soon`: it can be renewed. */
  standing: z.object({ since: Instant, until: Instant, soon: z.boolean() }).nullable(),
  challenge: z.object({ gesture: GestureName, code: z.string(), until: Instant }).nullable(),
  /** After `until` the photo is deleted unreviewed. */
  waiting: z.object({ since: Instant, until: Instant }).nullable(),
  /** Latest outcome, unless a field above says more. */
  last: CertificationNotice.nullable(),
  /** Photos that may still be sent before `again`. */
  triesLeft: z.number().int(),
  /** Null: now, or no request is needed. */
  again: Instant.nullable(),
  mayAsk: z.boolean(),
  consentVersion: z.string(),
})
export type OwnCertification = z.infer<typeof OwnCertification>

/** Consent has its own checkbox. `another` requests a different gesture. */
export const AskChallenge = z.strictObject({
  agreed: z.literal(true, { error: 'Coche la case pour recevoir ton geste et ton code.' }),
  another: z.boolean().default(false),
})
export type AskChallenge = z.output<typeof AskChallenge>
