import { z } from 'zod'
import { Email } from './identity.ts'
import { meetingLimits } from './meeting-limits.ts'
import { CalendarDay, ClientId, Id, Instant, personLine } from './primitives.ts'
import { cleanLine } from './text-rules.ts'

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

/** An IANA name, as a browser says it. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Ce fuseau horaire nous est inconnu.')

/** When her contact is told: at once, or only if she does not say that all is well. */
export const MeetingTells = z.enum(['silence', 'now'], { error: 'Choisis quand prévenir ton contact.' })
export type MeetingTells = z.infer<typeof MeetingTells>

const isOneOf = (numbers: readonly number[]) => (value: number) => numbers.includes(value)

/** Whom she meets, where and when as she reads the clock there, and who is to know. */
export const MeetingWords = z.strictObject({
  whom: line(meetingLimits.whom, 'Dis qui tu rencontres : un prénom suffit.'),
  place: line(meetingLimits.place, 'Dis où vous vous retrouvez.'),
  day: CalendarDay,
  time: z.string({ error: 'Dis à quelle heure.' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Écris l’heure comme 20:30.'),
  timeZone: TimeZone.default('Europe/Paris'),
  /** From the hour of the meeting until she says that all is well. */
  minutes: z.coerce.number().refine(isOneOf(meetingLimits.minutes), 'Choisis une durée de la liste.'),
  contactName: line(meetingLimits.contact, 'Dis le prénom de ton contact.'),
  contactEmail: z.string({ error: 'Écris son adresse e-mail.' }).pipe(Email),
  /** Of hers, to her contact; holds no link. */
  note: personLine(meetingLimits.note, `Ton mot dépasse ${meetingLimits.note} caractères.`).default(''),
  tells: MeetingTells,
})
export type MeetingWords = z.output<typeof MeetingWords>

export const PrepareMeeting = MeetingWords.extend({
  clientId: ClientId,
  /** Her contact is kept for the next time. */
  keepsContact: z.boolean().default(false),
})
export type PrepareMeeting = z.input<typeof PrepareMeeting>

/** All is well; more time; her contact is to know now. */
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
 * open: she has not answered yet · told: her contact is told that she did not, or that she asked for it · well: all is
 * well, or it did not take place.
 */
export const MeetingState = z.enum(['open', 'told', 'well'])
export type MeetingState = z.infer<typeof MeetingState>

/** What becomes of the newest letter to her contact; null where none was to be written. */
export const MeetingLetter = z.object({
  what: z.enum(['told', 'moved', 'silence', 'asked', 'well']),
  /** Null while it has not left. */
  sentAt: Instant.nullable(),
  /** It was tried, and the post did not take it. */
  failing: z.boolean(),
})
export type MeetingLetter = z.infer<typeof MeetingLetter>

/** A meeting of hers, as she alone reads it. */
export const MeetingView = z.object({
  id: Id,
  state: MeetingState,
  whom: z.string(),
  place: z.string(),
  note: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  tells: MeetingTells,
  timeZone: z.string(),
  meetsAt: Instant,
  /** The hour agreed: then she is asked whether all is well. */
  dueAt: Instant,
  /** If she stays silent, her contact is told then; null where she has answered. */
  tellsAt: Instant.nullable(),
  /** Nothing of it is left after. */
  erasedAt: Instant,
  /** How often she may still ask for more time. */
  postponable: z.number().int().nonnegative(),
  letter: MeetingLetter.nullable(),
  /** Her contact wants no such letters: nobody would be told. */
  declined: z.boolean(),
})
export type MeetingView = z.infer<typeof MeetingView>

/** Whom she trusts, kept only because she said so. */
export const TrustedContact = z.object({ name: z.string(), email: z.string() })
export type TrustedContact = z.infer<typeof TrustedContact>

/** Her meetings that are not erased yet, the next one first. */
export const MeetingList = z.object({ items: z.array(MeetingView), contact: TrustedContact.nullable() })
export type MeetingList = z.infer<typeof MeetingList>

/** A letter as her contact will read it, line by line. */
export const LetterPreview = z.object({
  when: z.enum(['now', 'silence', 'asked', 'well']),
  subject: z.string(),
  lines: z.array(z.string()),
})
export type LetterPreview = z.infer<typeof LetterPreview>

/** What is about to be agreed: its hours, and every letter that may leave. */
export const MeetingPreview = z.object({
  meetsAt: Instant,
  dueAt: Instant,
  tellsAt: Instant,
  erasedAt: Instant,
  letters: z.array(LetterPreview),
})
export type MeetingPreview = z.infer<typeof MeetingPreview>

/** The link in a letter to a contact: it says for which address by itself and needs no session. */
export const ContactLinkQuery = z.strictObject({ jeton: z.string().min(1).max(200) })
/** Whether letters about meetings may go to the address that the link is of. */
export const ContactLinkState = z.object({ declined: z.boolean() })
export type ContactLinkState = z.infer<typeof ContactLinkState>
