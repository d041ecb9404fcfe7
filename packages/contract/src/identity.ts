import { z } from 'zod'
import { limits } from './limits.ts'
import { CalendarDay, Id, Instant } from './primitives.ts'
import { ProofOfWork } from './proofs.ts'
import { Role } from './roles.ts'
import { cleanLine, isAdult, isReservedName } from './text-rules.ts'

export const Email = z
  .string({ error: 'Écris ton adresse e-mail.' })
  .trim()
  .min(1, 'Écris ton adresse e-mail.')
  .max(254, 'Cette adresse est trop longue.')
  .pipe(z.email('Cette adresse n’est pas complète. Elle ressemble à prenom@exemple.fr.'))
  .transform((email) => email.toLowerCase())

export const Password = z
  .string({ error: 'Choisis un mot de passe.' })
  .min(
    limits.password.min,
    `Il faut au moins ${limits.password.min} caractères. Trois mots sans lien font très bien l’affaire.`,
  )
  .max(limits.password.max, `Il faut au plus ${limits.password.max} caractères.`)

/** Also said of the brand's own name, which the server knows. */
export const reservedNameText =
  'Ce nom laisse croire que tu parles pour la maison. Choisis-en un autre, ou complète-le.'

export const DisplayName = z
  .string({ error: 'Écris ton prénom ou un pseudo.' })
  .overwrite(cleanLine)
  .min(limits.displayName.min, 'Il faut au moins deux lettres.')
  .max(limits.displayName.max, `Il faut au plus ${limits.displayName.max} caractères.`)
  .regex(/[\p{L}\p{N}]/u, 'Il faut au moins une lettre ou un chiffre.')
  .refine((name) => !isReservedName(name), reservedNameText)

export const Birthdate = CalendarDay.refine((day) => isAdult(day, new Date()), {
  error: 'Cette communauté est réservée aux femmes de 18 ans et plus.',
}).refine((day) => Number(day.slice(0, 4)) > new Date().getUTCFullYear() - limits.oldestAge, {
  error: 'Vérifie l’année de naissance.',
})

const accepted = (message: string) => z.literal(true, { error: message })

/** Five separate statements, each its own box (GDPR art. 7 and 9). */
export const SignUpConsents = z.object({
  woman: accepted('Cette communauté est faite par et pour des femmes : coche cette case pour la rejoindre.'),
  adult: accepted('Il faut avoir 18 ans ou plus.'),
  terms: accepted('Il faut accepter les conditions d’utilisation pour créer un compte.'),
  charter: accepted('Il faut accepter la charte pour créer un compte.'),
  sensitive: accepted('Sans cet accord, nous n’avons pas le droit d’enregistrer ton profil.'),
})

export const SignUp = z.object({
  displayName: DisplayName,
  email: Email,
  password: Password,
  birthdate: Birthdate,
  consents: SignUpConsents,
  altcha: ProofOfWork,
})
export type SignUp = z.infer<typeof SignUp>

/** The same answer whether or not the address is known: a mail says the rest. */
export const SignUpAnswer = z.object({ sent: z.literal(true) })

export const ConsentKind = z.enum(['woman', 'adult', 'terms', 'charter', 'sensitive'])
export type ConsentKind = z.infer<typeof ConsentKind>

/** The password she has, as opposed to one she chooses. */
export const CurrentPassword = z
  .string({ error: 'Écris ton mot de passe.' })
  .min(1, 'Écris ton mot de passe.')
  .max(limits.password.max, 'Ce mot de passe est trop long.')

export const SignIn = z.object({
  identifier: z.string({ error: 'Écris ton adresse e-mail.' }).trim().min(1, 'Écris ton adresse e-mail.').max(254),
  password: CurrentPassword,
  /** For a program: the code of her application, where she has a second factor. Browsers are asked on the next page. */
  code: z.string().max(40).optional(),
})
export type SignIn = z.infer<typeof SignIn>

/** Asks for a mail: a new confirmation, a link to sign in with, a way to a new password. */
export const AskByMail = z.object({ email: Email })

/** What a link of ours in a mail carries. */
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

/** Her password once more; empty for a member who signs in without one. */
export const AskEmailChange = z.object({ email: Email, password: CurrentPassword.optional() })
export type AskEmailChange = z.infer<typeof AskEmailChange>

/** A name she wishes for: the slug rule makes the address from it. */
export const ChangeUsername = z.object({
  username: z.string({ error: 'Écris le nom que tu veux.' }).trim().min(1, 'Écris le nom que tu veux.').max(60),
})

export const UsernameCheck = z.object({
  slug: z.string(),
  refusal: z.enum(['empty', 'short', 'long', 'reserved', 'taken', 'same']).nullable(),
  proposal: z.string().nullable(),
})
export type UsernameCheck = z.infer<typeof UsernameCheck>

const EmailChangeStep = z.enum(['approve', 'confirm'])

/** What a link of a change of address is about: its page says it before the button does it. */
export const EmailChangeLink = z.object({ newEmail: z.string(), step: EmailChangeStep })
export type EmailChangeLink = z.infer<typeof EmailChangeLink>

/** What she alone sees of her account (GET /api/account). */
export const OwnAccount = z.object({
  username: z.string(),
  email: z.string(),
  hasPassword: z.boolean(),
  /** From when on she may change her username again; null where she may now. */
  usernameFrom: Instant.nullable(),
  /** A change of address on its way: the old one approves, then the new one confirms. */
  emailChange: z.object({ newEmail: z.string(), step: EmailChangeStep, until: Instant }).nullable(),
})
export type OwnAccount = z.infer<typeof OwnAccount>

/** What pages know of her next meeting: enough to ask whether all is well, and nothing of it besides. */
export const CheckIn = z.object({ id: Id, dueAt: Instant })
export type CheckIn = z.infer<typeof CheckIn>

/** What every page knows of the woman who looks at it (GET /api/viewer). */
export const Viewer = z.object({
  id: Id,
  username: z.string(),
  displayName: z.string(),
  avatarUrl: z.string().nullable(),
  role: Role,
  profileCompleted: z.boolean(),
  lastConnection: Instant.nullable(),
  unread: z.object({
    messages: z.number().int(),
    notifications: z.number().int(),
    visits: z.number().int(),
    honors: z.number().int(),
    requests: z.number().int(),
  }),
  /** The rooms that call her: the badge counts them. */
  waitingRooms: z.array(Id),
  /** The inbox seq those counters belong to: a page asks for everything after it. */
  seq: z.number().int(),
  /** Her tab says nothing of the site: neutral page titles, no count. */
  discreet: z.boolean(),
  /** An arrival rings while a page is open. */
  sound: z.boolean(),
  /** Her next meeting that she has not answered for; null where there is none. */
  checkIn: CheckIn.nullable(),
  /** She muted somebody or something: her pages ask for what others wrote instead of drawing it from an event. */
  mutes: z.boolean(),
  /** What others covered is open for her from the start. */
  showsCovered: z.boolean(),
})
export type Viewer = z.infer<typeof Viewer>
