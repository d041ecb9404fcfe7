import { z } from 'zod'
import { limits } from './limits.ts'
import { CalendarDay, Id, Instant } from './primitives.ts'
import { Role } from './roles.ts'
import { isAdult, usernameSlug } from './text-rules.ts'

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

export const DisplayName = z
  .string({ error: 'Écris ton prénom ou un pseudo.' })
  .trim()
  .min(limits.displayName.min, 'Il faut au moins deux lettres.')
  .max(limits.displayName.max, `Il faut au plus ${limits.displayName.max} caractères.`)
  .refine((name) => usernameSlug(name).length > 0, 'Il faut au moins une lettre ou un chiffre.')

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
})
export type SignUp = z.infer<typeof SignUp>

/** The same answer whether or not the address is known: a mail says the rest. */
export const SignUpAnswer = z.object({ sent: z.literal(true) })

export const ConsentKind = z.enum(['woman', 'adult', 'terms', 'charter', 'sensitive'])
export type ConsentKind = z.infer<typeof ConsentKind>

export const SignIn = z.object({
  identifier: z.string({ error: 'Écris ton adresse e-mail.' }).trim().min(1, 'Écris ton adresse e-mail.').max(254),
  password: z.string({ error: 'Écris ton mot de passe.' }).min(1, 'Écris ton mot de passe.').max(limits.password.max),
})
export type SignIn = z.infer<typeof SignIn>

export const AskConfirmation = z.object({ email: Email })

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
  /** The inbox seq those counters belong to: a page asks for everything after it. */
  seq: z.number().int(),
  /** Her tab says nothing of the site: neutral page titles, no count. */
  discreet: z.boolean(),
})
export type Viewer = z.infer<typeof Viewer>
