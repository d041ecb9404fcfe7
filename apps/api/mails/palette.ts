/// <reference types="vite/client" />
/** Mail programs have no fonts of ours: these are on every machine. */
const families = {
  serif: 'Georgia, "Times New Roman", serif',
  'sans-serif': '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif',
}
export const textFont = families['sans-serif']

/** The look of a mail: a few roles of the brand's light theme, and titles of the same kind as the brand's own. */
export interface Palette {
  titleFont: string
  titleWeight: number
  ground: string
  surface: string
  line: string
  text: string
  soft: string
  brand: string
  onBrand: string
}

/** Of discreet mode: no brand's colours. */
const discreetPalette: Palette = {
  titleFont: families['sans-serif'],
  titleWeight: 600,
  ground: '#f2f3f5',
  surface: '#ffffff',
  line: '#d9dce0',
  text: '#22272d',
  soft: '#59616b',
  brand: '#3d4751',
  onBrand: '#ffffff',
}

const stylesheets = import.meta.glob<string>('../../../packages/brand/brands/*/style.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Mail programs know no custom properties: the values are read from the brand's own stylesheet once, here. */
export function paletteOf(brandCode: string, discreet = false): Palette {
  if (discreet) return discreetPalette
  const style = stylesheets[`../../../packages/brand/brands/${brandCode}/style.css`] ?? ''
  const [, block = ''] = style.split(`[data-brand="${brandCode}"][data-theme="light"] {`)
  const roles = block.slice(0, block.indexOf('}'))
  const role = (name: string): string => {
    const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(roles)?.[1]
    if (value === undefined) throw new Error(`The light theme of ${brandCode} has no colour --${name}`)
    return value
  }
  const [, kind = 'serif'] = /--font-display: [^;]*?(sans-serif|serif);/.exec(style) ?? []
  const [, weight = '500'] = /--display-weight: (\d+);/.exec(style) ?? []
  return {
    titleFont: kind === 'sans-serif' ? families[kind] : families.serif,
    // Not every program knows a weight between two hundreds.
    titleWeight: Math.round(Number(weight) / 100) * 100,
    ground: role('sunken'),
    surface: role('surface'),
    line: role('line'),
    text: role('text'),
    soft: role('text-soft'),
    brand: role('brand'),
    onBrand: role('on-brand'),
  }
}
