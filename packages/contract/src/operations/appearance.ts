import { z } from 'zod'
import { personLine } from '../primitives.ts'
import { heroLimits } from './choice-limits.ts'

/** Keys of `site_settings`. */
export const appearanceKeys = ['colours', 'hero'] as const
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
  personLine(max, `Au plus ${max} caractères.`).min(1, 'Écris quelques mots, ou reviens à ceux de départ.')

/** Above the home page of visitors. */
export const HeroWords = z.strictObject({
  title: words(heroLimits.title),
  titleEmphasis: words(heroLimits.title),
  lead: words(heroLimits.lead),
  action: words(heroLimits.action),
})
export type HeroWords = z.output<typeof HeroWords>

/** Null: back to the brand's own. */
export const ChangeColours = z.strictObject({ colours: SiteColours.nullable() })
export const ChangeHero = z.strictObject({ hero: HeroWords.nullable() })

const Palette = z.record(z.string(), z.string())

/** `palettes`: the brand's colours by role, for the preview. */
export const AppearanceView = z.object({
  colours: SiteColours.extend({ changed: z.boolean() }),
  palettes: z.object({ light: Palette, dark: Palette }),
  hero: HeroWords.extend({ changed: z.boolean() }),
})
export type AppearanceView = z.infer<typeof AppearanceView>
