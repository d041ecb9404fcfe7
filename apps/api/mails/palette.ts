/// <reference types="vite/client" />
/** The colours of a mail: a few roles of the brand's light theme. */
export interface Palette {
  ground: string
  surface: string
  line: string
  text: string
  soft: string
  brand: string
  onBrand: string
}

const stylesheets = import.meta.glob<string>('../../../packages/brand/brands/*/style.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Mail programs know no custom properties: the values are read from the brand's own stylesheet once, here. */
export function paletteOf(brandCode: string): Palette {
  const style = stylesheets[`../../../packages/brand/brands/${brandCode}/style.css`] ?? ''
  const [, block = ''] = style.split(`[data-brand="${brandCode}"][data-theme="light"] {`)
  const roles = block.slice(0, block.indexOf('}'))
  const role = (name: string): string => {
    const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(roles)?.[1]
    if (value === undefined) throw new Error(`The light theme of ${brandCode} has no colour --${name}`)
    return value
  }
  return {
    ground: role('sunken'),
    surface: role('surface'),
    line: role('line'),
    text: role('text'),
    soft: role('text-soft'),
    brand: role('brand'),
    onBrand: role('on-brand'),
  }
}
