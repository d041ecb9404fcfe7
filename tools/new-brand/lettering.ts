/** Wordmark of a new brand, set in its title font until somebody draws one. */
import type { Brand, BrandDrawings } from '@consoeurs/brand'

const SIZE = 60
/** Start and baseline of the name, right of the mark. */
const LEFT = 60
const BASE = 52

export const letteringStyle = (code: string) => `
/* The name in the lockup and the opening: set in the face of titles, not drawn. */
.${code}-name {
  font: var(--display-weight) ${SIZE}px/1 var(--font-display);
  letter-spacing: var(--display-tracking);
  font-variation-settings: var(--display-settings);
  font-stretch: var(--display-stretch);
}
`

/** The model's drawings with the new name as text. */
export function lettered(brand: Brand, width: number): BrandDrawings {
  const { code, name, marks } = brand
  const letters = (attributes: string) => `<text class="${code}-name" ${attributes}>${name}</text>`
  // The sprite knows no rules of a style sheet, but attributes may use its properties.
  const face = `font-family="var(--font-display)" font-weight="var(--display-weight)" font-size="${SIZE}"`
  const lockup = marks.lockup
    .replace(/viewBox="[^"]*"/, `viewBox="0 0 ${Math.ceil(LEFT + width)} 66"`)
    .replace(
      /<g transform="translate\(60 0\)">.*<\/g>(?=<\/svg>)/s,
      letters(`x="${LEFT}" y="${BASE}" fill="currentColor" ${face}`),
    )
  const under = letters('transform="translate(32 108) scale(.23)" text-anchor="middle" fill="var(--on-hero)"')
  const splash = marks.splash.replace(/(<g class="[\w-]+-splash-word">).*(<\/g><\/svg>)$/s, `$1${under}$2`)
  for (const drawing of [lockup, splash])
    if (!drawing.includes(`-name"`)) throw new Error(`The drawings of ${code} have no place for a name`)
  return { ...marks, lockup, splash }
}

export const letteringModule = (drawings: BrandDrawings) => `import type { BrandDrawings } from '../../src/brand.ts'

export const drawings: BrandDrawings = {
${Object.entries(drawings)
  .map(([name, svg]) => `  ${name}:\n    '${svg}',`)
  .join('\n')}
}
`
