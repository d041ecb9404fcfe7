import { readFile } from 'node:fs/promises'
import { type Brand, loadPreview } from '@consoeurs/brand'
import { faceFile, publicFolder } from '@consoeurs/brand/seed'
import type { Font } from 'satori'
import sharp from 'sharp'

export const SIZE = { width: 1200, height: 630 }
export const WORDS_WIDTH = 640

export interface PreviewLook {
  ground: string
  ink: string
  soft: string
  /** In em. */
  tracking: number
  fonts: Font[]
  lockup: Buffer
  hero: Buffer
  opening: { x: number; y: number; width: number; height: number; path: string }
}

/** The light-theme value of a colour role. */
function roleOf(style: string, name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(style)?.[1]
  if (value === undefined) throw new Error(`The stylesheet of the brand has no --${name}`)
  return value
}

/** On the hero's background the logo's colour roles take the hero's values (`.mark-on-hero`). */
async function drawLockup(brand: Brand, style: string): Promise<Buffer> {
  const inks: Record<string, string> = {
    brand: roleOf(style, 'hero-mark'),
    accent: roleOf(style, 'accent'),
    'mark-2': roleOf(style, 'hero-logo-second').replace('var(--hero-mark)', roleOf(style, 'hero-mark')),
  }
  const svg = brand.marks.lockup
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll('currentColor', roleOf(style, 'on-hero'))
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => inks[name] ?? roleOf(style, name))
  return sharp(Buffer.from(svg), { density: 288 }).resize({ height: 70 }).png().toBuffer()
}

const drawHero = async ({ code, illustrations }: Brand): Promise<Buffer> =>
  sharp(await readFile(new URL(illustrations.hero.src, publicFolder(code))), { density: 144 })
    .resize(SIZE.width - WORDS_WIDTH, SIZE.height, { fit: 'cover' })
    .png()
    .toBuffer()

export async function loadPreviewLook(brand: Brand): Promise<PreviewLook> {
  const style = await readFile(new URL('../style.css', publicFolder(brand.code)), 'utf8')
  const [{ opening }, title, text, lockup, hero] = await Promise.all([
    loadPreview(brand.code),
    readFile(faceFile(brand.displayFont)),
    readFile(faceFile('figtree')),
    drawLockup(brand, style),
    drawHero(brand),
  ])
  return {
    ground: roleOf(style, 'hero'),
    ink: roleOf(style, 'on-hero'),
    soft: roleOf(style, 'on-hero-soft'),
    tracking: Number.parseFloat(roleOf(style, 'display-tracking')),
    fonts: [
      { name: 'title', data: title, weight: 400, style: 'normal' },
      { name: 'text', data: text, weight: 400, style: 'normal' },
    ],
    lockup,
    hero,
    opening,
  }
}
