/** Rotates hues at constant luminance, which preserves contrasts. */
import { luminanceOf, type Rgb, rgbOf } from '@consoeurs/brand/luminance'
import { hueAndChroma, rgbAt } from './oklch.ts'

/** The same in every brand. */
const STATES = /^\s*--(success|warning|danger|info|fresh)[\w-]*:/

const HEX = /#[0-9a-f]{6}\b/gi
const SHADOW = /rgb\((\d+) (\d+) (\d+)(?= \/)/g

export function turnStylesheet(css: string, degrees: number): string {
  return css
    .split('\n')
    .map((line) => (STATES.test(line) ? line : turnColours(line, degrees)))
    .join('\n')
}

export function turnColours(text: string, degrees: number): string {
  return text
    .replace(HEX, (hex) => (hex === hex.toUpperCase() ? turned(hex, degrees).toUpperCase() : turned(hex, degrees)))
    .replace(
      SHADOW,
      (_, ...inks: string[]) => `rgb(${turnedRgb(inks.slice(0, 3).map(Number) as Rgb, degrees).join(' ')}`,
    )
}

export const hueOf = (hex: string) => hueAndChroma(rgbOf(hex)).hue

/** The middle of the widest gap. */
export function freeHue(colours: string[]): number {
  const hues = colours.map(hueOf).sort((a, b) => a - b)
  const [first = 0] = hues
  const gaps = hues.map((hue, index) => ({ hue, width: (hues[index + 1] ?? first + 360) - hue }))
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best))
  return (widest.hue + widest.width / 2) % 360
}

const turned = (hex: string, degrees: number) =>
  `#${turnedRgb(rgbOf(hex), degrees)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

/** Reduces the chroma until the colour is in the sRGB gamut. */
function turnedRgb(colour: Rgb, degrees: number): Rgb {
  const { hue, chroma } = hueAndChroma(colour)
  for (let vivid = chroma; vivid > 0.002; vivid *= 0.97) {
    const found = asLight(luminanceOf(colour), (lightness) => rgbAt(lightness, vivid, hue + degrees))
    if (found.every((part) => part > -0.5 && part < 255.5)) return found.map(Math.round) as Rgb
  }
  return colour
}

/** Binary search: luminance grows with lightness. */
function asLight(wanted: number, at: (lightness: number) => Rgb): Rgb {
  let [dark, light] = [0, 1]
  for (let step = 0; step < 20; step++) {
    const middle = (dark + light) / 2
    if (luminanceOf(at(middle)) < wanted) dark = middle
    else light = middle
  }
  return at(light)
}
