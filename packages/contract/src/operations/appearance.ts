import { z } from 'zod'
import { Id, personLine } from '../primitives.ts'
import { heroLimits } from './choice-limits.ts'

/** Keys of `site_settings`. */
export const appearanceKeys = ['colours', 'hero', 'logo'] as const
export type AppearanceKey = (typeof appearanceKeys)[number]

const notColour = 'Une couleur s’écrit comme #2f7d4a.'

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: notColour, abort: true })
  .max(7, notColour)

const ThemeColours = z.strictObject({ brand: colour, accent: colour })

/** Of both themes. */
export const SiteColours = z.strictObject({ light: ThemeColours, dark: ThemeColours })
export type SiteColours = z.output<typeof SiteColours>

const words = (max: number) =>
  personLine(max, `Au plus ${max} caractères.`).min(1, 'Écris quelques mots, ou rétablis le texte d’origine.')

/** Above the home page of visitors. */
export const HeroWords = z.strictObject({
  title: words(heroLimits.title),
  titleEmphasis: words(heroLimits.title),
  lead: words(heroLimits.lead),
  action: words(heroLimits.action),
})
export type HeroWords = z.output<typeof HeroWords>

/** Pictures of the media library. `dark`: null where `light` suits dark grounds too. */
export const SiteLogo = z.strictObject({ light: Id, dark: Id.nullable() })
export type SiteLogo = z.output<typeof SiteLogo>

/** When it was last changed; null for the brand's own. A save of an older version is refused. */
const version = z.iso.datetime().nullable()

/** Null: back to the brand's own. */
export const ChangeColours = z.strictObject({ version, colours: SiteColours.nullable() })
export type ChangeColours = z.output<typeof ChangeColours>
export const ChangeHero = z.strictObject({ version, hero: HeroWords.nullable() })
export type ChangeHero = z.output<typeof ChangeHero>
export const ChangeLogo = z.strictObject({ version, logo: SiteLogo.nullable() })
export type ChangeLogo = z.output<typeof ChangeLogo>

/** `id`: that of the media library. */
export const LogoPicture = z.object({ id: Id, url: z.string(), width: z.number(), height: z.number() })
export type LogoPicture = z.infer<typeof LogoPicture>

const Palette = z.record(z.string(), z.string())

/** `palettes`: the brand's colours by role, for the preview. */
export const AppearanceView = z.object({
  colours: SiteColours.extend({ changed: z.boolean(), version }),
  palettes: z.object({ light: Palette, dark: Palette }),
  hero: HeroWords.extend({ changed: z.boolean(), version }),
  logo: z.object({
    light: LogoPicture.nullable(),
    dark: LogoPicture.nullable(),
    changed: z.boolean(),
    version,
  }),
})
export type AppearanceView = z.infer<typeof AppearanceView>
