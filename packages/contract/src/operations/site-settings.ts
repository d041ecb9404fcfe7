import { z } from 'zod'
import type { CareTopic } from '../kitchen/care.ts'

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

const careNote = (id: number) => ({ id, rule: line(300), expected: 'une ou deux phrases, 300 caractères au plus' })

/** Safety notes of recipes, by `CareTopic`; where the brand has recipes. */
const careSettings = {
  careRaw: careNote(17),
  careBotulism: careNote(18),
  careFermentation: careNote(19),
  careSprouting: careNote(20),
  careForaging: careNote(21),
  careHoney: careNote(22),
  carePregnancy: careNote(23),
  careB12: careNote(24),
} as const
type CareSettingKey = keyof typeof careSettings

export const careSettingOf = {
  raw: 'careRaw',
  botulism: 'careBotulism',
  fermentation: 'careFermentation',
  sprouting: 'careSprouting',
  foraging: 'careForaging',
  honey: 'careHoney',
  pregnancy: 'carePregnancy',
  b12: 'careB12',
} as const satisfies Record<CareTopic, CareSettingKey>

const yesOrNo = z.enum(['oui', 'non'])
const yesOrNoText = '« oui » ou « non »'

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
  linkPreviews: { id: 10, rule: yesOrNo, expected: yesOrNoText },
  /** The first photos of a member are seen by a moderator before others see them. */
  firstPhotosChecked: { id: 11, rule: yesOrNo, expected: yesOrNoText },
  /** New accounts wait until the team approves them. */
  signUpsApproved: { id: 12, rule: yesOrNo, expected: yesOrNoText },
  /** A sign-up by a member's link needs no approval. */
  invitedSkipApproval: { id: 13, rule: yesOrNo, expected: yesOrNoText },
  /** Towns with a page in the list and the site map before they have enough members. */
  openedTowns: {
    id: 14,
    rule: commaList(z.string().regex(/^(\d{2}|2[AB])\d{3}$/)),
    expected: 'des codes INSEE de communes séparés par des virgules, par exemple 35238,69123',
  },
  /** Shown above the published accounts. */
  ledgerNote: { id: 15, rule: line(400), expected: 'une phrase de 400 caractères au plus' },
  /** Where members may support the site; the site neither takes nor counts payments. */
  supportUrl: {
    id: 16,
    rule: z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(500),
    expected: 'une adresse qui commence par https://',
  },
  ...careSettings,
} as const satisfies Record<string, { id: number; rule: z.ZodType; expected: string }>

export type SiteSettingKey = keyof typeof siteSettings
export const siteSettingKeys = Object.keys(siteSettings) as SiteSettingKey[]

/** Only « oui » or « non ». */
export const isYesOrNo = (key: SiteSettingKey): boolean => siteSettings[key].rule === yesOrNo

/** Members, visitors and authorities need a contact address; a choice is always « oui » or « non ». */
export const mayBeEmpty = (key: SiteSettingKey): boolean => key !== 'operatorEmail' && !isYesOrNo(key)

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
