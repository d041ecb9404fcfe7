/**
 * Draws the PNG icons of a brand from its favicon.svg and maskable.svg, and its Open Graph picture and e-mail header from
 * its hero drawing, marks and words: node packages/brand/scripts/draw-icons.ts [code …] (every brand without a code).
 * The results are committed; run it again when a mark, a colour or the hero's words change.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { brandCodes } from '../src/codes.ts'
import { type Brand, type BrandCode, loadBrand } from '../src/index.ts'
import { discreetFolder, publicFolder } from '../src/seed.ts'
import { brandPage, dataUrl, type Sheet, withPage } from './brand-page.ts'

const icons = [
  { source: 'favicon.svg', target: 'icon-192.png', size: 192 },
  { source: 'favicon.svg', target: 'icon-512.png', size: 512 },
  { source: 'maskable.svg', target: 'maskable-512.png', size: 512 },
  // iOS rounds the corners itself and shows transparent pixels black: it gets the full-bleed drawing.
  { source: 'maskable.svg', target: 'apple-touch-180.png', size: 180 },
]

/** The same for every brand. A copy lies in each public folder, so that addresses name no other. */
const discreetIcons = [
  { source: 'carnet.svg', target: 'carnet-192.png', size: 192 },
  { source: 'carnet.svg', target: 'carnet-512.png', size: 512 },
  { source: 'carnet-maskable.svg', target: 'carnet-maskable-512.png', size: 512 },
  { source: 'carnet-maskable.svg', target: 'carnet-180.png', size: 180 },
  { source: 'carnet-badge.svg', target: 'carnet-badge-96.png', size: 96 },
]

async function drawIcons(code: BrandCode, folder: URL, drawn: typeof icons): Promise<void> {
  for (const { source, target, size } of drawn) {
    const svg = await readFile(new URL(source, folder))
    // Rendered at four times its size, then reduced: small curves stay clean.
    const large = await sharp(svg, { density: 300 })
      .resize(size * 4, size * 4)
      .png()
      .toBuffer()
    await sharp(large)
      .resize(size, size)
      .png({ palette: true, quality: 95, effort: 10 })
      .toFile(fileURLToPath(new URL(target, publicFolder(code))))
  }
}

/** Android draws the small sign of a notification with a picture's opacity alone: the mark in one colour, on nothing. */
async function drawBadge({ code, marks }: Brand): Promise<void> {
  const svg = marks.mark
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll(/var\(--[\w-]+\)/g, '#fff')
  await sharp(Buffer.from(svg), { density: 432 })
    .resize(96, 96)
    .png({ palette: true, quality: 95, effort: 10 })
    .toFile(fileURLToPath(new URL('badge-96.png', publicFolder(code))))
}

async function openGraphPage(brand: Brand): Promise<Sheet> {
  const hero = await dataUrl(new URL(brand.illustrations.hero.src, publicFolder(brand.code)), 'image/svg+xml')
  const style = `
body{margin:0;width:1200px;height:630px;display:grid;grid-template-columns:640px 1fr;background:var(--hero);color:var(--on-hero);overflow:hidden}
div{padding:64px 0 64px 72px;display:flex;flex-direction:column;box-sizing:border-box;height:630px}
.logo svg{height:70px;display:block}
h1{margin:auto 0;text-wrap:balance;font:var(--display-weight) 66px/1.06 var(--font-display);letter-spacing:var(--display-tracking);font-variation-settings:var(--display-settings);font-stretch:var(--display-stretch)}
em{font-style:var(--display-italic);display:block}
p{margin:0;text-wrap:balance;font:500 27px/1.35 var(--font-text);color:var(--on-hero-soft)}
img{width:640px;height:640px;object-fit:cover;margin:-5px 0 0 -20px}`
  const body = `<div><span class="logo mark-on-hero">${brand.marks.lockup}</span>
<h1>${brand.home.hero.title} <em>${brand.home.hero.titleEmphasis}</em></h1><p>${brand.tagline}</p></div><img src="${hero}">`
  return { width: 1200, height: 630, html: await brandPage(brand.code, style, body) }
}

/** Mail programs do not draw SVG: the lockup on the hero's ground, shown at 600×120, drawn at twice that. */
async function mailHeaderPage(brand: Brand): Promise<Sheet> {
  const style = `
body{margin:0;width:1200px;height:240px;display:grid;place-content:center;background:var(--hero)}
svg{height:112px;display:block}`
  const body = `<span class="mark-on-hero">${brand.marks.lockup}</span>`
  return { width: 1200, height: 240, html: await brandPage(brand.code, style, body) }
}

async function drawPicture(code: BrandCode, file: string, sheet: Sheet): Promise<void> {
  const picture = await withPage(sheet, (page) => page.screenshot())
  await sharp(picture)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(fileURLToPath(new URL(file, publicFolder(code))))
}

const asked = process.argv.slice(2)
for (const code of asked.length > 0 ? asked : brandCodes) {
  const brand = await loadBrand(code)
  await drawIcons(code, publicFolder(code), icons)
  await drawIcons(code, discreetFolder, discreetIcons)
  await drawBadge(brand)
  await drawPicture(code, 'og.png', await openGraphPage(brand))
  await drawPicture(code, 'mail-header.png', await mailHeaderPage(brand))
}
