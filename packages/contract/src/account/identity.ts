import { z } from 'zod'
import { limits } from '../limits.ts'
import { Role } from '../operations/roles.ts'
import { isReservedName } from '../people/reserved-names.ts'
import { CalendarDay, Id, Instant } from '../primitives.ts'
import { cleanLine, withoutUnseen } from '../text/text-rules.ts'
import { countGraphemes } from '../text/truncate.ts'
import { isAdult } from './age.ts'
import { Approval } from './approval.ts'
import { Email } from './email.ts'
import { ProofOfWork } from './proofs.ts'

export const Password = z
  .string({ error: 'Choisis un mot de passe.' })
  .min(
    limits.password.min,
    `Il faut au moins ${limits.password.min} caractères. Trois mots sans lien font très bien l’affaire.`,
  )
  .max(limits.password.max, `${limits.password.max} caractères au maximum.`)

/** Also used for the brand's own name, which only the server knows. */
export const reservedNameText =
  'Ce nom laisse croire que tu parles pour la maison. Choisis-en un autre, ou complète-le.'

const tooLong = `${limits.displayName.max} caractères au maximum.`

export const DisplayName = z
  .string({ error: 'Écris ton prénom ou un pseudo.' })
  .overwrite((name) => cleanLine(withoutUnseen(name).normalize('NFC')))
  // A grapheme can have any length: emoji can be joined without end.
  .max(limits.displayName.max * 4, { error: tooLong, abort: true })
  .refine((name) => countGraphemes(name) <= limits.displayName.max, tooLong)
  .refine((name) => countGraphemes(name) >= limits.displayName.min, 'Il faut au moins deux lettres.')
  .regex(/[\p{L}\p{N}]/u, 'Il faut au moins une lettre ou un chiffre.')
  .refine((name) => !isReservedName(name), reservedNameText)

export const Birthdate = CalendarDay.refine((day) => isAdult(day, new Date()), {
  error: 'Cette communauté est réservée aux femmes de 18 ans et plus.',
}).refine((day) => Number(day.slice(0, 4)) > new Date().getUTCFullYear() - limits.oldestAge, {
  error: 'Vérifie l’année de naissance.',
})

const accepted = (message: string) => z.literal(true, { error: message })

/** Five separate checkboxes (GDPR art. 7 and 9). */
export const SignUpConsents = z.object({
  woman: accepted('Cette communauté est faite par et pour des femmes : coche cette case pour la rejoindre.'),
  adult: accepted('Il faut avoir 18 ans ou plus.'),
  terms: accepted('Il faut accepter les conditions d’utilisation pour créer un compte.'),
  charter: accepted('Il faut accepter la charte pour créer un compte.'),
  sensitive: accepted('Sans cet accord, nous n’avons pas le droit d’enregistrer ton profil.'),
})

/** Where she comes from: a member's link, the page of a town. Unknown values are ignored. */
export const Arrival = z.object({
  invitation: z.string().max(64).optional(),
  town: z.string().max(120).optional(),
})
export type Arrival = z.infer<typeof Arrival>

export const SignUp = z.object({
  displayName: DisplayName,
  email: Email,
  password: Password,
  birthdate: Birthdate,
  consents: SignUpConsents,
  altcha: ProofOfWork,
  ...Arrival.shape,
})
export type SignUp = z.infer<typeof SignUp>

/** The same response whether or not the address is known. */
export const SignUpAnswer = z.object({ sent: z.literal(true) })

export const ConsentKind = z.enum(['woman', 'adult', 'terms', 'charter', 'sensitive'])
export type ConsentKind = z.infer<typeof ConsentKind>

/** Existing password, so without the rules for new ones. */
export const CurrentPassword = z
  .string({ error: 'Écris ton mot de passe.' })
  .min(1, 'Écris ton mot de passe.')
  .max(limits.password.max, 'Ce mot de passe est trop long.')

export const SignIn = z.object({
  identifier: z.string({ error: 'Écris ton adresse e-mail.' }).trim().min(1, 'Écris ton adresse e-mail.').max(254),
  password: CurrentPassword,
  /** Second factor, for programs; browsers are asked on the next page. */
  code: z.string().max(40).optional(),
})
export type SignIn = z.infer<typeof SignIn>

/** A new confirmation, a sign-in link or a password reset. */
export const AskByMail = z.object({ email: Email })

export const LinkToken = z.string().min(1).max(300)
export const OpenLink = z.object({ token: LinkToken })

export const ResetPassword = z.object({ token: LinkToken, password: Password })

export const ChangePassword = z.object({
  current: z
    .string({ error: 'Écris ton mot de passe actuel.' })
    .min(1, 'Écris ton mot de passe actuel.')
    .max(limits.password.max),
  password: Password,
})
export type ChangePassword = z.infer<typeof ChangePassword>

/** `password` is empty for a member who signs in without one. */
export const AskEmailChange = z.object({ email: Email, password: CurrentPassword.optional() })
export type AskEmailChange = z.infer<typeof AskEmailChange>

/** The username is derived by the slug rule. */
export const ChangeUsername = z.object({
  username: z.string({ error: 'Écris le nom que tu veux.' }).trim().min(1, 'Écris le nom que tu veux.').max(60),
})

export const UsernameCheck = z.object({
  slug: z.string(),
  refusal: z.enum(['empty', 'letters', 'short', 'long', 'reserved', 'taken', 'same']).nullable(),
  proposal: z.string().nullable(),
})
export type UsernameCheck = z.infer<typeof UsernameCheck>

const EmailChangeStep = z.enum(['approve', 'confirm'])

/** Shown before the member confirms. */
export const EmailChangeLink = z.object({ newEmail: z.string(), step: EmailChangeStep })
export type EmailChangeLink = z.infer<typeof EmailChangeLink>

/** GET /api/account. */
export const OwnAccount = z.object({
  username: z.string(),
  email: z.string(),
  hasPassword: z.boolean(),
  /** Null if it may be changed now. */
  usernameFrom: Instant.nullable(),
  /** The old address approves, then the new one confirms. */
  emailChange: z.object({ newEmail: z.string(), step: EmailChangeStep, until: Instant }).nullable(),
})
export type OwnAccount = z.infer<typeof OwnAccount>

/** Next meeting of the member, reduced to what pages need to ask whether all is well. */
export const CheckIn = z.object({ id: Id, dueAt: Instant })
export type CheckIn = z.infer<typeof CheckIn>

/** GET /api/viewer: the signed-in member, for every page. */
export const Viewer = z.object({
  id: Id,
  username: z.string(),
  displayName: z.string(),
  avatarUrl: z.string().nullable(),
  role: Role,
  /** Until the team approves her sign-up she may only open what concerns her account. */
  approval: Approval,
  profileCompleted: z.boolean(),
  lastConnection: Instant.nullable(),
  unread: z.object({
    messages: z.number().int(),
    notifications: z.number().int(),
    visits: z.number().int(),
    honors: z.number().int(),
    requests: z.number().int(),
  }),
  /** Rooms with news, counted in the badge. */
  waitingRooms: z.array(Id),
  waitingGroups: z.array(Id),
  /** Inbox seq of these counters; fetch everything after it. */
  seq: z.number().int(),
  /** Neutral page titles without a count. */
  discreet: z.boolean(),
  sound: z.boolean(),
  /** Next meeting that the member has not answered for. */
  checkIn: CheckIn.nullable(),
  /** With mutes, pages refetch content of others instead of rendering it from an event. */
  mutes: z.boolean(),
  /** Content warnings are opened by default. */
  showsCovered: z.boolean(),
  /** « Tes premiers pas » are done, or she hid them. */
  hidesFirstSteps: z.boolean(),
  /** A mutual like that she has not seen. */
  moment: z.boolean(),
})
export type Viewer = z.infer<typeof Viewer>
