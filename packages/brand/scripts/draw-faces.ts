/**
 * Takes from the variable fonts the one face of each that pictures are drawn in, which know no variation of their own:
 * node packages/brand/scripts/draw-faces.ts. The results are committed; run it again when a title's weight changes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/** Latin with its accents, and the signs of French typography. */
const characters = [
  ...Array.from({ length: 0x230 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ...Array.from({ length: 0x30 }, (_, at) => String.fromCodePoint(0x2010 + at)),
  '€™−×→',
].join('')

/** The axes as the brands' style.css sets their titles, and as a text of 26 pixels is. */
const faces = {
  fraunces: { file: 'fraunces-latin-full-normal', axes: { wght: 500, SOFT: 100, WONK: 0, opsz: 72 } },
  'bricolage-grotesque': { file: 'bricolage-grotesque-latin-standard-normal', axes: { wght: 650, wdth: 90, opsz: 66 } },
  figtree: { file: 'figtree-latin-wght-normal', axes: { wght: 500 } },
}

const target = new URL('../faces/', import.meta.url)
await mkdir(target, { recursive: true })
for (const [name, { file, axes }] of Object.entries(faces)) {
  const source = new URL(`../../../node_modules/@fontsource-variable/${name}/files/${file}.woff2`, import.meta.url)
  const face = await subsetFont(await readFile(source), characters, { targetFormat: 'woff2', variationAxes: axes })
  await writeFile(new URL(`${name}.woff2`, target), face)
}
