import { type ErrorCode, errors } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, plainPhoto, sendFile, setUpTestApp } from '@consoeurs/test-support'
import sharp from 'sharp'
import { thumbHashToRGBA } from 'thumbhash'
import { describe, expect, it } from 'vitest'

const { test, camille } = await setUpTestApp({ personas: ['camille'] })

const fetchBytes = async (who: Person, url: string) => {
  const { rawPayload } = await test.app.inject({ url, headers: { authorization: `Bearer ${who.token}` } })
  return rawPayload
}

const refusal = async (bytes: Uint8Array): Promise<ErrorCode> =>
  (await sendFile<{ error: { details: { code: ErrorCode } } }>(camille, bytes)).body.error.details.code

/** Left half red, right half blue, stored lying on its side (orientation 6), with a place and a name in its EXIF. */
const phonePhoto = async () => {
  const half = (background: string) => plainPhoto(2000, 3000, background).png().toBuffer()
  const upright = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#000' } }).composite([
    { input: await half('#d02020'), left: 0, top: 0 },
    { input: await half('#2020d0'), left: 2000, top: 0 },
  ])
  return sharp(await upright.png({ compressionLevel: 1 }).toBuffer())
    .withExif({
      IFD0: { Make: 'SecretPhone', Artist: 'Camille Secrete' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 46/1 19/1', GPSLongitudeRef: 'E', GPSLongitude: '4/1 53/1 24/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>45.772</secret></x:xmpmeta>')
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()
}

describe('uploading a photo', () => {
  it('is refused to a visitor', async () => {
    expect((await sendFile(test.visitor, await plainPhoto(10, 10).png().toBuffer())).status).toBe(401)
  })

  it('makes four upright variants of a phone’s photo, without metadata', async () => {
    const original = await phonePhoto()
    const sent = await sharp(original).metadata()
    expect(sent).toMatchObject({
      width: 4000,
      height: 3000,
      orientation: 6,
      xmp: expect.anything(),
      icc: expect.anything(),
    })
    expect(sent.exif?.toString('latin1')).toContain('SecretPhone')
    const { status, body } = await sendFile(camille, original)
    expect(status).toBe(200)
    const sizes = Object.entries(body.formats).map(([name, { width, height }]) => [name, width, height])
    expect(sizes).toEqual([
      ['thumbnail', 160, 160],
      ['small', 360, 480],
      ['medium', 720, 960],
      ['large', 1440, 1920],
    ])
    for (const { url } of Object.values(body.formats)) {
      const bytes = await fetchBytes(camille, url)
      const { format, exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata()
      expect({ format, exif, xmp, icc, iptc, orientation }).toEqual({ format: 'webp' })
      expect(bytes.toString('latin1')).not.toMatch(/EXIF|XMP |ICCP|SecretPhone|45\.772/)
    }
    const { data, info } = await sharp(await fetchBytes(camille, body.url))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
    const [topRed = 0, , topBlue = 0] = pixel(700, 100)
    const [bottomRed = 0, , bottomBlue = 0] = pixel(700, 1800)
    expect(topRed).toBeGreaterThan(topBlue + 100)
    expect(bottomBlue).toBeGreaterThan(bottomRed + 100)
    const stand = thumbHashToRGBA(Buffer.from(body.thumbhash, 'base64'))
    expect(stand.h).toBeGreaterThan(stand.w)
  })

  it('never enlarges a small one, and keeps transparency', async () => {
    const { body } = await sendFile(
      camille,
      await sharp({
        create: { width: 200, height: 100, channels: 4, background: { r: 10, g: 200, b: 30, alpha: 0.5 } },
      })
        .png()
        .toBuffer(),
    )
    expect(body.formats.large).toMatchObject({ width: 200, height: 100 })
    expect((await sharp(await fetchBytes(camille, body.url)).metadata()).hasAlpha).toBe(true)
  })

  it('accepts greyscale, 16 bits, CMYK and every still format', async () => {
    const pictures = [
      plainPhoto(30, 20).greyscale().toColourspace('b-w').png(),
      plainPhoto(30, 20).toColourspace('rgb16').png(),
      plainPhoto(30, 20).toColourspace('cmyk').jpeg(),
      plainPhoto(30, 20).webp(),
      plainPhoto(30, 20).gif(),
      plainPhoto(30, 20).avif(),
    ]
    for (const format of ['JPEG', 'PNG', 'WebP', 'GIF', 'AVIF']) {
      expect(errors.FILE_NOT_AN_IMAGE.text, 'what is accepted is named').toContain(format)
    }
    for (const picture of pictures) {
      const { status, body } = await sendFile(camille, await picture.toBuffer(), 'sans-nom.exe')
      expect(status).toBe(200)
      const { space, channels } = await sharp(await fetchBytes(camille, body.url)).metadata()
      expect({ space, channels }).toEqual({ space: 'srgb', channels: 3 })
    }
  })
})

describe('a file that is not a photo', () => {
  it('is reported as missing when nothing or an empty file arrives', async () => {
    expect(await refusal(Buffer.alloc(0))).toBe('FILE_EMPTY')
    expect((await camille.posts('/api/files', {})).body).toMatchObject({ error: { name: 'FILE_MISSING' } })
  })

  it('is refused by its content, whatever its name', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    expect(await refusal(Buffer.from(svg))).toBe('FILE_NOT_AN_IMAGE')
    expect(await refusal(Buffer.from('<html><script>alert(1)</script>'))).toBe('FILE_NOT_AN_IMAGE')
    expect(await refusal(Buffer.from('%PDF-1.7 something'))).toBe('FILE_NOT_AN_IMAGE')
    expect(await refusal(await plainPhoto(9, 9).tiff().toBuffer())).toBe('FILE_NOT_AN_IMAGE')
    expect(await refusal(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toBe('FILE_FORMAT')
  })

  it('is refused when it is truncated or damaged', async () => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
    const jpeg = await noise.jpeg().toBuffer()
    expect(await refusal(jpeg.subarray(0, jpeg.length / 2))).toBe('FILE_UNREADABLE')
    expect(await refusal(jpeg.subarray(0, 20))).toBe('FILE_UNREADABLE')
    const png = await noise.png().toBuffer()
    expect(await refusal(png.subarray(0, png.length / 2))).toBe('FILE_UNREADABLE')
    expect(await refusal(Buffer.from('GIF89a<script>alert(1)</script>'))).toBe('FILE_UNREADABLE')
  })

  it('is refused above ten megabytes', async () => {
    const { status, body } = await sendFile(
      camille,
      Buffer.concat([await plainPhoto(9, 9).jpeg().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]),
    )
    expect(status).toBe(413)
    expect(body).toMatchObject({ error: { name: 'FILE_TOO_LARGE', message: expect.stringContaining('10 Mo') } })
  })

  const form = (boundary: string, end = `\r\n--${boundary}--\r\n`) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nrien${end}`
  const long = 'x'.repeat(300)

  it.each([
    ['no boundary', 'multipart/form-data', form('x'), 'FILE_MISSING'],
    ['an empty boundary', 'multipart/form-data; boundary=', form('x'), 'FILE_MISSING'],
    ['a quoted empty boundary', 'multipart/form-data; boundary=""', form('x'), 'FILE_MISSING'],
    ['a boundary of 300 characters', `multipart/form-data; boundary=${long}`, form(long), 'FILE_MISSING'],
    ['another boundary than its body', 'multipart/form-data; boundary=x', form('y'), 'FILE_MISSING'],
    ['a body that ends before a part', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp', 'FILE_MISSING'],
    ['a body that ends inside a part', 'multipart/form-data; boundary=x', form('x', ''), 'FILE_UNREADABLE'],
    ['no body', 'multipart/form-data; boundary=x', '', 'FILE_MISSING'],
  ] as const)('is a form with %s', async (_case, type, payload, code) => {
    const headers = { authorization: `Bearer ${camille.token}`, 'content-type': type }
    const sent = await test.app.inject({ method: 'POST', url: '/api/files', headers, payload })
    expect([sent.statusCode, sent.json().error]).toMatchObject([400, { name: code, message: errors[code].text }])
    const picture = await test.app.inject({ method: 'POST', url: '/api/certification/picture', headers, payload })
    // Without a challenge no picture is read.
    expect([
      [400, 'FILE_MISSING'],
      [409, 'CHALLENGE_OVER'],
    ]).toContainEqual([picture.statusCode, picture.json().error.name])
  })

  it('leaves nothing in the store', async () => {
    const before = await test.db.$count(tables.files)
    await refusal(Buffer.from('rien'))
    expect(await test.db.$count(tables.files)).toBe(before)
  })
})
