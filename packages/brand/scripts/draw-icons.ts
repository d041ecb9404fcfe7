/**
 * Draws the PNG icons of every brand from its favicon.svg and maskable.svg, and its Open Graph picture and
 * e-mail header from its hero drawing, marks and words: node packages/brand/scripts/draw-icons.ts
 * The results are committed; run it again when a mark, a colour or the hero's words change.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import type { Brand, BrandCode } from '../src/index.ts'
import { brandCodes, loadBrand } from '../src/index.ts'
import { publicFolder } from '../src/seed.ts'

const icons = [
  { source: 'favicon.svg', target: 'icon-192.png', size: 192 },
  { source: 'favicon.svg', target: 'icon-512.png', size: 512 },
  { source: 'maskable.svg', target: 'maskable-512.png', size: 512 },
  // iOS rounds the corners itself and shows transparent pixels black: it gets the full-bleed drawing.
  { source: 'maskable.svg', target: 'apple-touch-180.png', size: 180 },
]

async function drawIcons(code: BrandCode): Promise<void> {
  for (const { source, target, size } of icons) {
    const svg = await readFile(new URL(source, publicFolder(code)))
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

const dataUrl = async (file: URL, type: string) => `data:${type};base64,${(await readFile(file)).toString('base64')}`
const fontFile = (name: string, file: string) =>
  new URL(`../../../node_modules/@fontsource-variable/${name}/files/${file}`, import.meta.url)

async function fontFaces(): Promise<string> {
  const faces = [
    { family: 'Fraunces', file: fontFile('fraunces', 'fraunces-latin-full-normal.woff2'), style: 'normal' },
    { family: 'Fraunces', file: fontFile('fraunces', 'fraunces-latin-full-italic.woff2'), style: 'italic' },
    {
      family: 'Bricolage Grotesque',
      file: fontFile('bricolage-grotesque', 'bricolage-grotesque-latin-standard-normal.woff2'),
      style: 'normal',
    },
    { family: 'Figtree', file: fontFile('figtree', 'figtree-latin-wght-normal.woff2'), style: 'normal' },
  ]
  const rules = faces.map(
    async ({ family, file, style }) =>
      `@font-face{font-family:"${family}";src:url(${await dataUrl(file, 'font/woff2')});font-weight:100 900;font-stretch:75% 100%;font-style:${style}}`,
  )
  return (await Promise.all(rules)).join('')
}

async function openGraphPage(brand: Brand): Promise<string> {
  const style = (name: string) => readFile(new URL(`../styles/${name}.css`, import.meta.url), 'utf8')
  const hero = await dataUrl(new URL(brand.illustrations.hero.src, publicFolder(brand.code)), 'image/svg+xml')
  return `<!doctype html><html lang="fr" data-brand="${brand.code}" data-theme="light"><style>
${await fontFaces()}${await style('tokens')}${await style(brand.code)}
body{margin:0;width:1200px;height:630px;display:grid;grid-template-columns:640px 1fr;background:var(--hero);color:var(--on-hero);overflow:hidden}
div{padding:64px 0 64px 72px;display:flex;flex-direction:column;box-sizing:border-box;height:630px}
.logo svg{height:70px;display:block}
h1{margin:auto 0;text-wrap:balance;font:var(--display-weight) 66px/1.06 var(--font-display);letter-spacing:var(--display-tracking);font-variation-settings:var(--display-settings);font-stretch:var(--display-stretch)}
em{font-style:var(--display-italic);display:block}
p{margin:0;text-wrap:balance;font:500 27px/1.35 var(--font-text);color:var(--on-hero-soft)}
img{width:640px;height:640px;object-fit:cover;margin:-5px 0 0 -20px}
</style><div><span class="logo mark-on-hero">${brand.marks.lockup}</span>
<h1>${brand.text.hero.title} <em>${brand.text.hero.titleEmphasis}</em></h1><p>${brand.tagline}</p></div><img src="${hero}"></html>`
}

/** Mail programs do not draw SVG: the lockup on the hero's ground, shown at 600×120, drawn at twice that. */
async function mailHeaderPage(brand: Brand): Promise<string> {
  const style = (name: string) => readFile(new URL(`../styles/${name}.css`, import.meta.url), 'utf8')
  return `<!doctype html><html lang="fr" data-brand="${brand.code}" data-theme="light"><style>
${await style('tokens')}${await style(brand.code)}
body{margin:0;width:1200px;height:240px;display:grid;place-content:center;background:var(--hero)}
svg{height:112px;display:block}
</style><span class="mark-on-hero">${brand.marks.lockup}</span></html>`
}

interface Picture {
  file: string
  width: number
  height: number
  html: string
}

async function drawPicture(code: BrandCode, { file, width, height, html }: Picture): Promise<void> {
  // A Chromium already on the machine can be given: draw-icons.ts /usr/bin/chromium
  const browser = await chromium.launch({
    executablePath: process.argv[2],
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ viewport: { width, height } })
    await page.setContent(html)
    await page.evaluate('document.fonts.ready')
    await sharp(await page.screenshot())
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(fileURLToPath(new URL(file, publicFolder(code))))
  } finally {
    await browser.close()
  }
}

for (const code of brandCodes) {
  const brand = await loadBrand(code)
  await drawIcons(code)
  await drawPicture(code, { file: 'og.png', width: 1200, height: 630, html: await openGraphPage(brand) })
  await drawPicture(code, { file: 'mail-header.png', width: 1200, height: 240, html: await mailHeaderPage(brand) })
}
