import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A real HEIC as a telephone writes it: what it shows and where it comes from is in the README beside it. */
export const heic = {
  name: 'IMG_0412.HEIC',
  // Many browsers do not know the type.
  mimeType: '',
  buffer: readFileSync(new URL('../files/portrait.heic', import.meta.url)),
}

export const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

export const red = '#d21f3c'
export const blue = '#1f4fd2'

/** Red at its left and blue at its right once it stands upright; stored lying on its side, with EXIF saying so. */
export async function lying(): Promise<Buffer> {
  const half = { width: 400, height: 1000, channels: 3 } as const
  const left = await sharp({ create: { ...half, background: red } })
    .png()
    .toBuffer()
  const upright = await sharp({ create: { ...half, width: 800, background: blue } })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const onItsSide = await sharp(upright).rotate(-90).png().toBuffer()
  return sharp(onItsSide).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer()
}

/** More pixels than may be sent, in few bytes. */
export const vast = () =>
  sharp({ create: { width: 8200, height: 5000, channels: 3, background: blue } })
    .png()
    .toBuffer()

/** What begins like a JPEG, is none and weighs more than may be sent. */
export const heavy = () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(11 * 1024 * 1024, 7)])

export type Colour = [red: number, green: number, blue: number]

/** What the server keeps of her photo number `index`: its size, and its colour at points given from 0 to 1. */
export async function stored(page: Page, index: number, points: [x: number, y: number][]) {
  const { photos } = await (await page.request.get('/api/members/me')).json()
  const bytes = await (await page.request.get(photos[index].file.formats.large.url)).body()
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colours = points.map(([x, y]): Colour => {
    const at = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width))
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  })
  return { width: info.width, height: info.height, colours }
}

/** As far apart as the strongest of the three colours says. */
export const distance = (one: Colour, other: Colour): number =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))))
