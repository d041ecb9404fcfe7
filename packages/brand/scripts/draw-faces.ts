/**
 * Takes from the variable fonts what a brand uses of them: node packages/brand/scripts/draw-faces.ts. The results are
 * committed; run it again when a title's weight changes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/** Latin with its accents, and the signs of French typography. */
const characters = [
  ...Array.from({ length: 0x230 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ...Array.from({ length: 0x30 }, (_, at) => String.fromCodePoint(0x2010 + at)),
  '€™−×→',
].join('')

/**
 * The one face of each that pictures are drawn in, which know no variation of their own: the axes as the brands'
 * style.css sets their titles, and as a text of 26 pixels is.
 */
const faces = {
  fraunces: { file: 'fraunces-latin-full-normal', axes: { wght: 500, SOFT: 100, WONK: 0, opsz: 72 } },
  'bricolage-grotesque': { file: 'bricolage-grotesque-latin-standard-normal', axes: { wght: 650, wdth: 90, opsz: 66 } },
  figtree: { file: 'figtree-latin-wght-normal', axes: { wght: 500 } },
}

/**
 * What browsers are sent of Fraunces: it is always as soft as can be and never odd (`--display-settings`), in the weights
 * of titles. Less than half of what the whole of it weighs, and the same letters.
 */
const browserFaces = ['latin-full-normal', 'latin-full-italic', 'latin-ext-full-normal', 'latin-ext-full-italic']
const browserAxes = { SOFT: 100, WONK: 0, wght: { min: 400, max: 600, default: 400 } }

const folder = new URL('../faces/', import.meta.url)
const sourceOf = (name: string, file: string) =>
  readFile(new URL(`../../../node_modules/@fontsource-variable/${name}/files/${file}.woff2`, import.meta.url))

await mkdir(folder, { recursive: true })
for (const [name, { file, axes }] of Object.entries(faces)) {
  const face = await subsetFont(await sourceOf(name, file), characters, { targetFormat: 'woff2', variationAxes: axes })
  await writeFile(new URL(`${name}.woff2`, folder), face)
}
for (const which of browserFaces) {
  const face = await subsetFont(await sourceOf('fraunces', `fraunces-${which}`), '', {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
    variationAxes: browserAxes,
  })
  await writeFile(new URL(`fraunces-${which.replace('-full', '')}.woff2`, folder), face)
}
