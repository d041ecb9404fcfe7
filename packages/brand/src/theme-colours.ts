import { contrastOf, type Rgb, rgbOf } from './luminance.ts'

/** What administrators choose for a theme; the other roles follow from it. */
export interface ThemeColours {
  brand: string
  accent: string
}

export type ThemeName = 'light' | 'dark'

/** Colours of the brand by role, without the dashes. */
export type Palette = Readonly<Record<string, string>>

/** WCAG 2.2, 1.4.3 (AA), for text of any size. */
export const MIN_CONTRAST = 4.5

/** Text roles and the backgrounds they appear on. */
export const textPairs: Readonly<Record<string, readonly string[]>> = {
  text: ['ground', 'sunken', 'surface', 'raised', 'brand-tint'],
  'text-soft': ['ground', 'sunken', 'surface', 'raised'],
  brand: ['ground', 'surface'],
  'brand-strong': ['ground', 'surface', 'brand-tint'],
  'accent-ink': ['surface', 'accent-tint'],
  'paper-ink': ['paper'],
  'on-brand': ['brand'],
  'on-accent': ['accent'],
  'on-hero': ['hero', 'hero-2'],
  'on-hero-soft': ['hero'],
  'on-hero-action': ['hero-action'],
  success: ['surface', 'success-tint'],
  warning: ['surface', 'warning-tint'],
  danger: ['surface', 'danger-tint'],
  info: ['surface', 'info-tint'],
  'on-status': ['success', 'warning', 'danger', 'info'],
}

export interface TextPair {
  ink: string
  ground: string
  ratio: number
}

/** Every pair with its contrast, lowest first. */
function contrastPairs(palette: Palette): TextPair[] {
  const colourOf = (role: string) => {
    const value = palette[role]
    if (value === undefined) throw new Error(`no colour --${role}`)
    return value
  }
  return Object.entries(textPairs)
    .flatMap(([ink, grounds]) =>
      grounds.map((ground) => ({ ink, ground, ratio: contrastOf(colourOf(ink), colourOf(ground)) })),
    )
    .toSorted((one, other) => one.ratio - other.ratio)
}

const isLow = ({ ratio }: TextPair) => ratio < MIN_CONTRAST

/** @returns the pairs whose contrast is too low, worst first */
export const lowContrastPairs = (palette: Palette): TextPair[] => contrastPairs(palette).filter(isLow)

const hexOf = (colour: Rgb) => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** @param share of `one`, from 0 to 1 */
function mixed(one: string, other: string, share: number): string {
  const [first, second] = [rgbOf(one), rgbOf(other)]
  return hexOf(first.map((part, at) => part * share + (second[at] ?? 0) * (1 - share)) as Rgb)
}

const mostReadable = (ground: string, inks: readonly string[]) =>
  inks.reduce((best, ink) => (contrastOf(ink, ground) > contrastOf(best, ground) ? ink : best))

/** Moves the colour towards the ink of texts until it can be read on every ground. */
function readable(colour: string, ink: string, grounds: readonly string[]): string {
  for (let share = 1; share > 0; share -= 0.05) {
    const found = mixed(colour, ink, share)
    if (grounds.every((ground) => contrastOf(found, ground) >= MIN_CONTRAST)) return found
  }
  return ink
}

/** On any background, one of the two has a contrast of at least 4.58. */
const INKS = ['#ffffff', '#000000'] as const
const TINT = { light: 0.14, dark: 0.24 } as const

/** @param ground undefined: a role that the brand does not have */
export const isDarkGround = (ground: string | undefined): boolean =>
  ground !== undefined && mostReadable(ground, INKS) === INKS[0]

/** The roles that follow from the two colours, by the palette of the brand. */
export function derivedRoles({ brand, accent }: ThemeColours, theme: ThemeName, palette: Palette): Palette {
  const { text = INKS[1], ground = INKS[0], surface = INKS[0] } = palette
  const brandTint = mixed(brand, surface, TINT[theme])
  const accentTint = mixed(accent, surface, TINT[theme])
  const strong = mixed(brand, text, 0.7)
  return {
    brand,
    'brand-strong': readable(strong, text, [ground, surface, brandTint]),
    'brand-tint': brandTint,
    'on-brand': mostReadable(brand, INKS),
    accent,
    'on-accent': mostReadable(accent, INKS),
    'accent-ink': readable(accent, text, [surface, accentTint]),
    'accent-tint': accentTint,
    focus: readable(strong, text, [ground, surface, brandTint]),
  }
}

/** The pairs of a theme that depend on these colours, lowest contrast first. */
function derivedPairs(colours: ThemeColours, theme: ThemeName, palette: Palette): TextPair[] {
  const derived = derivedRoles(colours, theme, palette)
  return contrastPairs({ ...palette, ...derived }).filter(({ ink, ground }) => ink in derived || ground in derived)
}

/** The lowest contrast of the texts that depend on these colours. */
export const lowestContrast = (colours: ThemeColours, theme: ThemeName, palette: Palette): number =>
  derivedPairs(colours, theme, palette)[0]?.ratio ?? 1

/** @returns the pairs of a theme whose contrast would be too low with these colours, worst first */
export const lowContrastPairsFor = (colours: ThemeColours, theme: ThemeName, palette: Palette): TextPair[] =>
  derivedPairs(colours, theme, palette).filter(isLow)

/** Stronger than the selectors of the brand's own sheet. */
export function themeStyle(colours: Record<ThemeName, ThemeColours>, palettes: Record<ThemeName, Palette>): string {
  return (['light', 'dark'] as const)
    .map((theme) => {
      const roles = Object.entries(derivedRoles(colours[theme], theme, palettes[theme]))
      const declared = roles.map(([role, value]) => `--${role}:${value}`).join(';')
      return `:root[data-brand][data-theme="${theme}"]{${declared}}`
    })
    .join('')
}
