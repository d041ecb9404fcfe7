import { type ErrorCode, type FileView, limits } from '@consoeurs/contract'
import {
  impostors,
  movingGif,
  movingPng,
  movingWebp,
  payload,
  plainPhoto,
  polyglots,
  promisingJpeg,
  promisingPng,
  secrets,
  sendFile,
  setUpTestApp,
  swollenPng,
  tellingPhotos,
} from '@consoeurs/test-support'
import ExifReader from 'exifreader'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createFileStore } from '../../../platform/data/file-store.ts'

const { test, camille } = await setUpTestApp({ personas: ['camille'] })

const refusal = async (bytes: Uint8Array): Promise<ErrorCode> =>
  (await sendFile<{ error: { details: { code: ErrorCode } } }>(camille, bytes)).body.error.details.code

/** What lies in the store of a file that was taken. */
async function stored({ formats }: FileView): Promise<Buffer[]> {
  const store = createFileStore(test.deps.settings)
  const bytes = await Promise.all(Object.values(formats).map(({ url }) => store.read(url.replace('/files/', ''))))
  return bytes.map((found) => Buffer.from(found ?? []))
}

async function taken(bytes: Uint8Array, name?: string): Promise<FileView> {
  const { status, body } = await sendFile(camille, bytes, name)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body
}

describe('a file with a wrong name', () => {
  it.each(Object.entries(impostors))('%s named photo.jpg is refused', async (_name, bytes) => {
    expect(await refusal(bytes)).toBe('FILE_NOT_AN_IMAGE')
  })

  it('is accepted by its content if that is a photo', async () => {
    const [large] = await stored(await taken(await plainPhoto(30, 20).png().toBuffer(), 'photo.jpg'))
    expect((await sharp(large).metadata()).format).toBe('webp')
  })

  it('keeps only its pixels if it is a polyglot', async () => {
    for (const [name, bytes] of Object.entries(await polyglots())) {
      for (const kept of await stored(await taken(bytes))) {
        expect(kept.includes(payload) || kept.includes('alert'), name).toBe(false)
        expect((await sharp(kept).metadata()).format).toBe('webp')
      }
    }
  })
})

describe('a decompression bomb', () => {
  it('is refused by the dimensions in its header', async () => {
    expect(await refusal(promisingPng(50_000, 50_000))).toBe('FILE_TOO_MANY_PIXELS')
    expect(await refusal(promisingPng(8000, 5001))).toBe('FILE_TOO_MANY_PIXELS')
    expect(await refusal(await promisingJpeg(65_500, 65_500))).toBe('FILE_TOO_MANY_PIXELS')
  })

  it('is refused when its data does not match its header', async () => {
    expect(await refusal(promisingPng(8000, 5000))).toBe('FILE_UNREADABLE')
    expect(await refusal(await promisingJpeg(65_500, 600))).toBe('FILE_UNREADABLE')
  })

  it.each(['zTXt', 'iCCP'] as const)('removes an oversized %s chunk', async (chunk) => {
    const { status, body } = await sendFile(camille, swollenPng(chunk, 200))
    if (status !== 200) return expect(body).toMatchObject({ error: { name: 'FILE_UNREADABLE' } })
    for (const kept of await stored(body)) expect(kept.length).toBeLessThan(2000)
  })

  it.each([
    ['PNG', () => plainPhoto(7000, 5000).png({ progressive: true }).toColourspace('rgb16')],
    ['JPEG', () => plainPhoto(7000, 5000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })],
    ['AVIF', () => plainPhoto(7000, 5000).avif({ effort: 0 })],
  ])(
    'of a %s is refused by its header when decoding needs too much memory',
    async (_format, draw) => {
      expect(await refusal(await draw().toBuffer())).toBe('FILE_HARD_TO_OPEN')
      // Drawing it takes seconds of both cores.
    },
    120_000,
  )

  it('is accepted if it is a phone’s large photo', async () => {
    const body = await taken(await plainPhoto(7600, 5200).jpeg({ progressive: true }).toBuffer())
    expect(body.formats.large).toMatchObject({ width: 1920, height: 1314 })
  })
})

describe('an animated picture', () => {
  it('is refused with too many frames', async () => {
    expect(await refusal(movingGif(10_000))).toBe('FILE_ANIMATED')
    expect(await refusal(movingPng(10_000))).toBe('FILE_ANIMATED')
    expect(await refusal(await movingWebp(10_000))).toBe('FILE_ANIMATED')
  })

  it('is otherwise reduced to its first frame', async () => {
    const frames = await Promise.all(['#f00', '#0f0'].map((colour) => plainPhoto(20, 20, colour).png().toBuffer()))
    const moving = sharp(frames, { join: { animated: true } })
    const pictures = [await moving.clone().gif().toBuffer(), await moving.clone().webp({ lossless: true }).toBuffer()]
    for (const bytes of [...pictures, movingGif(limits.uploadFrames), movingPng(3), await movingWebp(3)]) {
      for (const kept of await stored(await taken(bytes))) expect((await sharp(kept).metadata()).pages ?? 1).toBe(1)
    }
    const [large] = await stored(await taken(pictures[0] ?? Buffer.alloc(0)))
    const [red = 0, green = 0] = await sharp(large).raw().toBuffer()
    expect(red).toBeGreaterThan(green + 100)
  })
})

describe('a photo with location metadata', () => {
  it('has no metadata in any stored picture', async () => {
    for (const [format, bytes] of Object.entries(await tellingPhotos())) {
      expect(bytes.includes(secrets.phone), format).toBe(true)
      const kept = await stored(await taken(bytes))
      expect(kept).toHaveLength(4)
      for (const picture of kept) {
        for (const secret of [...Object.values(secrets), 'GPS', 'EXIF', 'Exif', 'XMP ', 'xmpmeta', 'ICCP']) {
          expect(picture.includes(secret), `${secret} in a picture made of ${format}`).toBe(false)
        }
        const { exif, gps, xmp, iptc, icc } = ExifReader.load(picture, { expanded: true })
        expect({ exif, gps, xmp, iptc, icc }).toEqual({})
      }
    }
  })

  it('has the location in three formats when it is uploaded', async () => {
    const { jpeg } = await tellingPhotos()
    const { gps, iptc, xmp } = ExifReader.load(jpeg, { expanded: true })
    expect(gps?.Latitude).toBeGreaterThan(45)
    expect(JSON.stringify(iptc)).toContain(secrets.town)
    expect(JSON.stringify(xmp)).toContain(secrets.place)
  })
})

/** Corners of a stored picture (red green / blue white) as each EXIF orientation shows them, from the top left. */
const shown: Record<number, string> = {
  1: 'rg/bw',
  2: 'gr/wb',
  3: 'wb/gr',
  4: 'bw/rg',
  5: 'rb/gw',
  6: 'br/wg',
  7: 'wg/br',
  8: 'gw/rb',
}

/** Four quarters of 40 × 30: red and green above blue and white. */
const quarters = () =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#fff' } }).composite([
    { input: { create: { width: 40, height: 30, channels: 3, background: '#f00' } }, left: 0, top: 0 },
    { input: { create: { width: 40, height: 30, channels: 3, background: '#0f0' } }, left: 40, top: 0 },
    { input: { create: { width: 40, height: 30, channels: 3, background: '#00f' } }, left: 0, top: 30 },
  ])

const letterOf = ([red = 0, green = 0, blue = 0]: number[]) => {
  if (red > 128) return green > 128 ? 'w' : 'r'
  return green > blue ? 'g' : 'b'
}

async function cornersOf(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) =>
    letterOf([...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)])
  const [right, bottom] = [info.width - 8, info.height - 8]
  return `${at(8, 8)}${at(right, 8)}/${at(8, bottom)}${at(right, bottom)}`
}

describe('a rotated photo', () => {
  it.each(Object.entries(shown))('with orientation %s is stored upright', async (orientation, corners) => {
    const bytes = await quarters()
      .withMetadata({ orientation: Number(orientation) })
      .jpeg({ quality: 95 })
      .toBuffer()
    const file = await taken(bytes)
    expect(file.width < file.height).toBe(Number(orientation) >= 5)
    for (const kept of (await stored(file)).slice(1)) expect(await cornersOf(kept)).toBe(corners)
  })
})

describe('a wide colour space', () => {
  it('is converted to sRGB', async () => {
    const pictures = [
      plainPhoto(30, 20).toColourspace('cmyk').jpeg(),
      plainPhoto(30, 20).toColourspace('rgb16').png(),
      plainPhoto(30, 20).greyscale().toColourspace('b-w').ensureAlpha(0.5).png(),
    ]
    const channels = [3, 3, 4]
    for (const [index, picture] of pictures.entries()) {
      const [large] = await stored(await taken(await picture.toBuffer()))
      expect(await sharp(large).metadata()).toMatchObject({ space: 'srgb', channels: channels[index], depth: 'uchar' })
    }
  })
})
