import { readFileSync } from 'node:fs'
import type { BrandCode } from './brand.ts'
import type { Palette, ThemeName } from './theme-colours.ts'

/** Colours of a theme, from the brand's stylesheet. For servers and tests. */
export function readPalette(code: BrandCode, theme: ThemeName): Palette {
  const css = readFileSync(new URL(`../brands/${code}/style.css`, import.meta.url), 'utf8')
  const [, after = ''] = css.split(`[data-brand="${code}"][data-theme="${theme}"] {`)
  const block = after.slice(0, after.indexOf('}'))
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, role, value]) => [role, value]))
}
