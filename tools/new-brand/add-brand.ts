/** `npm run new -- brand <code> [--name "Nom"] [--like <code>]`: a copy of an existing brand. */
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Brand, defaultBrandCode, loadBrand } from '@consoeurs/brand'
import { brandCodes, isBrandCode } from '@consoeurs/brand/codes'
import { brandPage, withPage } from '../../packages/brand/scripts/brand-page.ts'
import { ensureChromium } from '../chromium.mjs'
import { format } from '../new-files.ts'
import { freeHue, hueOf, turnColours, turnStylesheet } from './colours.ts'
import { lettered, letteringModule, letteringStyle } from './lettering.ts'
import { type BrandName, brandNamed, renamed } from './names.ts'

const BRANDS = 'packages/brand/brands'
const LONGEST_DESCRIPTION = 160

export const brandUsage = 'npm run new -- brand <code> [--name "Nom"] [--like <code>]   (kebab-case)'

export async function addBrand(root: string, words: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { name: { type: 'string' }, like: { type: 'string', default: defaultBrandCode } },
  })
  const [code, ...more] = positionals
  if (code === undefined || more.length > 0) throw new Error(brandUsage)
  if (isBrandCode(code)) throw new Error(`The brand ${code} exists already`)
  if (!isBrandCode(values.like)) throw new Error(`There is no brand ${values.like}; there are ${brandCodes.join(', ')}`)
  const model = await loadBrand(values.like)
  const brand = brandNamed(root, code, values.name)
  if (renamed(model.text.description, model, brand).length > LONGEST_DESCRIPTION)
    throw new Error(`With the name ${brand.name}, the description of the pages is too long: choose a shorter one`)
  const folder = join(root, BRANDS, code)
  try {
    write(root, model, brand)
    process.env.CHROMIUM_PATH = await ensureChromium()
    await letter(folder, code)
    drawIcons(root, code)
    format(root, [folder])
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  return closingWords(model, brand)
}

function write(root: string, model: Brand, brand: BrandName): void {
  const folder = join(root, BRANDS, brand.code)
  const degrees =
    freeHue(brandCodes.map((code) => lightBrandColour(root, code))) - hueOf(lightBrandColour(root, model.code))
  const source = join(root, BRANDS, model.code)
  // The new brand takes its own screenshots (`npm run screenshots -- --app`).
  cpSync(source, folder, { recursive: true, filter: (path) => path !== join(source, 'app') })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const entry of files) {
    const file = join(entry.parentPath, entry.name)
    const change = changes[extname(file)]
    // Turned colours would turn the skins too.
    if (change && !entry.parentPath.endsWith('avatars'))
      writeFileSync(file, change(renamed(readFileSync(file, 'utf8'), model, brand), degrees, brand))
  }
}

/** By file type; bitmaps are rendered later. */
const changes: Record<string, (text: string, degrees: number, brand: BrandName) => string> = {
  '.ts': (text, degrees) =>
    // One brand alone has grey freshness (specification).
    turnColours(text, degrees).replace('freshnessUpTo720Hours: true', 'freshnessUpTo720Hours: false'),
  '.css': (text, degrees, { code }) =>
    turnStylesheet(text, degrees) + (text.includes(`.${code}-name {`) ? '' : letteringStyle(code)),
  '.svg': turnColours,
}

function lightBrandColour(root: string, code: string): string {
  const [, colour] = /--brand: (#[0-9a-f]{6});/.exec(readFileSync(join(root, BRANDS, code, 'style.css'), 'utf8')) ?? []
  if (colour === undefined) throw new Error(`The style of ${code} has no colour --brand`)
  return colour
}

async function letter(folder: string, code: string): Promise<void> {
  const brand = await loadBrand(code)
  const html = await brandPage(code, '', `<svg><text class="${code}-name">${brand.name}</text></svg>`)
  const width = await withPage({ width: 800, height: 200, html }, (page) =>
    page.locator('text').evaluate((text) => (text as SVGTextElement).getComputedTextLength()),
  )
  writeFileSync(join(folder, 'drawings.ts'), letteringModule(lettered(brand, width)))
}

function drawIcons(root: string, code: string): void {
  const drawn = spawnSync(process.execPath, ['packages/brand/scripts/draw-icons.ts', code], {
    cwd: root,
    encoding: 'utf8',
  })
  if (drawn.status !== 0) throw new Error(`The icons of ${code} could not be drawn:\n${drawn.stderr}`)
}

const closingWords = (model: Brand, { code, name }: BrandName) => `  ${BRANDS}/${code}/

VARIANT=${code} npm start shows ${name}; npm test meets it like every other brand.

Its own: its name, its code, its colours (those of ${model.name} in another hue, with every contrast kept) and the icons
drawn from them. Its name is set in the face of its titles, where the others have theirs drawn.

Still ${model.name}’s, for you to write and draw: the tagline and every sentence (index.ts, text.ts), the statements of sign-up
(consents.ts: read them again, they are law), the choices, the shape of the mark (drawings.ts, public/*.svg), the
drawings (public/img/) and the demo content (seed/). What each must hold: docs/add-a-brand.md.
After a change of mark, colour or hero words: node packages/brand/scripts/draw-icons.ts ${code}`
