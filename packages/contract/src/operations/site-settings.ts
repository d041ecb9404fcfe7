import { z } from 'zod'

/** Comma-separated list. */
export const commaList = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item))

const line = (most: number) => z.string().trim().min(1).max(most)

/**
 * From the environment, or overridden in the admin: `rule` and `expected` (French) apply to both. `id` is used in URLs.
 */
export const siteSettings = {
  operatorEmail: { id: 1, rule: z.email().max(254), expected: 'une adresse e-mail' },
  operatorName: { id: 2, rule: line(300), expected: 'un nom, avec la forme juridique s’il y en a une' },
  operatorAddress: { id: 3, rule: line(300), expected: 'une adresse postale, sur une ligne' },
  operatorPhone: { id: 4, rule: line(40), expected: 'un numéro de téléphone' },
  operatorRegistration: { id: 5, rule: line(300), expected: 'un numéro d’immatriculation' },
  publisherName: { id: 6, rule: line(300), expected: 'un nom' },
  hosting: { id: 7, rule: line(500), expected: 'un nom, une adresse et un téléphone, sur une ligne' },
  canonicalQuery: {
    id: 8,
    rule: commaList(z.string().regex(/^[\w-]+$/)),
    expected: 'des noms de paramètres séparés par des virgules, par exemple page,tri',
  },
  analyticsId: {
    id: 9,
    rule: z.string().regex(/^[\w.-]{1,64}$/),
    expected: 'un identifiant fait de lettres, de chiffres et de tirets',
  },
  linkPreviews: { id: 10, rule: z.enum(['oui', 'non']), expected: '« oui » ou « non »' },
} as const satisfies Record<string, { id: number; rule: z.ZodType; expected: string }>

export type SiteSettingKey = keyof typeof siteSettings
export const siteSettingKeys = Object.keys(siteSettings) as SiteSettingKey[]

/** Members, visitors and authorities need a contact address; link previews are shown or not. */
export const mayBeEmpty = (key: SiteSettingKey): boolean => key !== 'operatorEmail' && key !== 'linkPreviews'

export const SiteSettingRow = z.object({
  id: z.number().int(),
  key: z.enum(siteSettingKeys as [SiteSettingKey, ...SiteSettingKey[]]),
  /** Effective value; may be empty. */
  value: z.string(),
  /** From the environment. */
  fallback: z.string(),
  overridden: z.boolean(),
  changedAt: z.iso.datetime().nullable(),
  /** Null if not overridden, or if the account is deleted. */
  changedBy: z.string().nullable(),
})
export type SiteSettingRow = z.infer<typeof SiteSettingRow>

/** An empty value overrides the environment too. */
export const ChangeSiteSetting = z.strictObject({ value: z.string().trim().max(1000) })
