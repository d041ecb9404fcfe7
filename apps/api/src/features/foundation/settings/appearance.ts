import type { BrandCode } from '@consoeurs/brand'
import { readPalette } from '@consoeurs/brand/palette'
import { type Palette, type ThemeName, themeStyle } from '@consoeurs/brand/theme-colours'
import { HeroWords, SiteColours } from '@consoeurs/contract'
import { logoStyle, StoredLogo } from './logo.ts'
import { readJson } from './stored-json.ts'

export type Palettes = Record<ThemeName, Palette>

export const readPalettes = (code: BrandCode): Palettes => ({
  light: readPalette(code, 'light'),
  dark: readPalette(code, 'dark'),
})

export const ownColours = ({ light, dark }: Palettes): SiteColours => {
  const chosen = ({ brand = '', accent = '' }: Palette) => ({ brand, accent })
  return { light: chosen(light), dark: chosen(dark) }
}

/** `colours`, `hero` and `logo` are null if not customised. */
export function readAppearance(palettes: Palettes | null, kept: ReadonlyMap<string, string>) {
  const colours = readJson(SiteColours, kept.get('colours')) ?? null
  const logo = readJson(StoredLogo, kept.get('logo')) ?? null
  const style = palettes && (colours ? themeStyle(colours, palettes) : '') + (logo ? logoStyle(logo, palettes) : '')
  return {
    colours,
    hero: readJson(HeroWords, kept.get('hero')) ?? null,
    logo,
    /** For the head of every page. */
    themeStyle: style || null,
  }
}
