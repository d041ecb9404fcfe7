import { z } from 'zod'
import { Email } from '../account/email.ts'
import { CalendarDay, ClientId, Id, Instant, personLine } from '../primitives.ts'
import { cleanLine } from '../text/text-rules.ts'
import { meetingLimits } from './meeting-limits.ts'

const line = (max: number, missing: string) =>
  z
    .string({ error: missing })
    .overwrite(cleanLine)
    .max(max, `C’est trop long : ${max} caractères au plus.`)
    .min(1, missing)

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('fr-FR', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** IANA name. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Ce fuseau horaire nous est inconnu.')

/** `silence`: only if the member does not confirm that all is well. */
export const AlertTiming = z.enum(['silence', 'now'], { error: 'Choisis quand prévenir ton contact.' })
export type AlertTiming = z.infer<typeof AlertTiming>

const isOneOf = (numbers: readonly number[]) => (value: number) => numbers.includes(value)

/** `day` and `time` are local to the meeting place. */
export const MeetingWords = z.strictObject({
  whom: line(meetingLimits.whom, 'Dis qui tu rencontres : un prénom suffit.'),
  place: line(meetingLimits.place, 'Dis où vous vous retrouvez.'),
  day: CalendarDay,
  time: z.string({ error: 'Dis à quelle heure.' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Écris l’heure comme 20:30.'),
  timeZone: TimeZone.default('Europe/Paris'),
  /** From the start of the meeting to the check-in. */
  minutes: z.coerce.number().refine(isOneOf(meetingLimits.minutes), 'Choisis une durée de la liste.'),
  contactName: line(meetingLimits.contact, 'Dis le prénom de ton contact.'),
  contactEmail: z.string({ error: 'Écris son adresse e-mail.' }).pipe(Email),
  /** To the contact; must not contain a link. */
  note: personLine(meetingLimits.note, `Ton mot dépasse ${meetingLimits.note} caractères.`).default(''),
  tells: AlertTiming,
})
export type MeetingWords = z.output<typeof MeetingWords>

export const PrepareMeeting = MeetingWords.extend({
  clientId: ClientId,
  /** For the next meeting. */
  keepsContact: z.boolean().default(false),
})
export type PrepareMeeting = z.input<typeof PrepareMeeting>

/** `later`: more time; `tell`: notify the contact now. */
export const MeetingAnswer = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('well') }),
  z.strictObject({ answer: z.literal('tell') }),
  z.strictObject({
    answer: z.literal('later'),
    minutes: z.coerce.number().refine(isOneOf(meetingLimits.more), 'Choisis 30 minutes ou une heure.'),
  }),
])
export type MeetingAnswer = z.infer<typeof MeetingAnswer>

/**
 * told: the contact was notified, after silence or at the member's request. well: all is well, or the meeting did not
 * take place.
 */
export const MeetingState = z.enum(['open', 'told', 'well'])
export type MeetingState = z.infer<typeof MeetingState>

/** The latest mail to the contact. */
export const MeetingLetter = z.object({
  what: z.enum(['told', 'moved', 'silence', 'asked', 'well']),
  sentAt: Instant.nullable(),
  failing: z.boolean(),
})
export type MeetingLetter = z.infer<typeof MeetingLetter>

export const MeetingView = z.object({
  id: Id,
  state: MeetingState,
  whom: z.string(),
  place: z.string(),
  note: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  tells: AlertTiming,
  timeZone: z.string(),
  meetsAt: Instant,
  /** Check-in time: the member is asked whether all is well. */
  dueAt: Instant,
  /** When the contact is notified without an answer; null once answered. */
  tellsAt: Instant.nullable(),
  erasedAt: Instant,
  /** Remaining requests for more time. */
  postponable: z.number().int().nonnegative(),
  letter: MeetingLetter.nullable(),
  /** The contact opted out: nobody would be notified. */
  declined: z.boolean(),
})
export type MeetingView = z.infer<typeof MeetingView>

/** Saved only at the member's request. */
export const TrustedContact = z.object({ name: z.string(), email: z.string() })
export type TrustedContact = z.infer<typeof TrustedContact>

/** The next meeting first. */
export const MeetingList = z.object({ items: z.array(MeetingView), contact: TrustedContact.nullable() })
export type MeetingList = z.infer<typeof MeetingList>

export const LetterPreview = z.object({
  when: z.enum(['now', 'silence', 'asked', 'well']),
  subject: z.string(),
  lines: z.array(z.string()),
})
export type LetterPreview = z.infer<typeof LetterPreview>

/** Shown before confirmation: the times, and every mail that may be sent. */
export const MeetingPreview = z.object({
  meetsAt: Instant,
  dueAt: Instant,
  tellsAt: Instant,
  erasedAt: Instant,
  letters: z.array(LetterPreview),
})
export type MeetingPreview = z.infer<typeof MeetingPreview>

/** The token names the address; no session needed. */
export const ContactLinkQuery = z.strictObject({ jeton: z.string().min(1).max(200) })
export const ContactLinkState = z.object({ declined: z.boolean() })
export type ContactLinkState = z.infer<typeof ContactLinkState>
