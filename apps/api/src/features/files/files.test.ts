import { crc32 } from 'node:zlib'
import type { ErrorCode, FileView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Answer, buildTestApp, type Person, type TestApp } from '@consoeurs/testkit'
import { eq } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { thumbHashToRGBA } from 'thumbhash'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { createUnitOfWork } from '../../platform/unit-of-work.ts'
import { attachFiles } from './public.ts'
import { collectOrphans } from './remove-files.ts'

let test: TestApp
let camille: Person
let ines: Person
beforeAll(async () => {
  test = await buildTestApp()
  camille = await test.cast.camille()
  ines = await test.cast.ines()
})
afterAll(() => test.close())

const plain = (width: number, height: number, background = '#a05a9c') =>
  sharp({ create: { width, height, channels: 3, background } })

const send = <T = FileView>(who: Person, bytes: Uint8Array, name = 'photo.jpg'): Promise<Answer<T>> => {
  const form = new FormData()
  form.append('file', new Blob([Buffer.from(bytes)], { type: 'image/jpeg' }), name)
  return who.asks<T>('POST', '/api/files', form as never)
}

const upload = async (who: Person, picture: Sharp = plain(60, 40)): Promise<FileView> => {
  const { status, body } = await send(who, await picture.jpeg().toBuffer())
  expect(status).toBe(200)
  return body
}

const fetchBytes = async (who: Person, url: string) => {
  const { rawPayload } = await test.app.inject({ url, headers: { authorization: `Bearer ${who.token}` } })
  return rawPayload
}

const storedBytes = (url: string) => createFileStore(test.deps.settings).read(url.replace('/files/', ''))

const unitOfWork: UnitOfWork = (work) => test.app.events.unitOfWork(work)

const attach = (owner: Person, file: FileView, place: Parameters<typeof attachFiles>[3]) =>
  unitOfWork((tx) => attachFiles(tx, owner, [file.id], place))

const refusal = async (bytes: Uint8Array): Promise<ErrorCode> =>
  (await send<{ error: { details: { code: ErrorCode } } }>(camille, bytes)).body.error.details.code

/** Left half red, right half blue, stored lying on its side (orientation 6), with a place and a name in its EXIF. */
const phonePhoto = async () => {
  const half = (background: string) => plain(2000, 3000, background).png().toBuffer()
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

describe('sending a photo', () => {
  it('is refused to a visitor', async () => {
    expect((await send(test.visitor, await plain(10, 10).png().toBuffer())).status).toBe(401)
  })

  it('makes four small pictures of a phone’s photo, upright, with nothing else of it left', async () => {
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
    const { status, body } = await send(camille, original)
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

  it('never enlarges a small one, and keeps what is transparent', async () => {
    const { body } = await send(
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

  it('takes greys, sixteen bits, inks and every still format alike', async () => {
    const pictures = [
      plain(30, 20).greyscale().toColourspace('b-w').png(),
      plain(30, 20).toColourspace('rgb16').png(),
      plain(30, 20).toColourspace('cmyk').jpeg(),
      plain(30, 20).webp(),
      plain(30, 20).gif(),
      plain(30, 20).avif(),
    ]
    for (const picture of pictures) {
      const { status, body } = await send(camille, await picture.toBuffer(), 'sans-nom.exe')
      expect(status).toBe(200)
      const { space, channels } = await sharp(await fetchBytes(camille, body.url)).metadata()
      expect({ space, channels }).toEqual({ space: 'srgb', channels: 3 })
    }
  })
})

/** A PNG or JPEG whose header promises a size that nobody sent. */
const promising = async (width: number, height: number) => {
  const png = await plain(1, 1).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

describe('what is not a photo', () => {
  it('is said to be missing when nothing or an empty file arrives', async () => {
    expect(await refusal(Buffer.alloc(0))).toBe('FILE_MISSING')
    expect((await camille.posts('/api/files', {})).body).toMatchObject({ error: { name: 'FILE_MISSING' } })
  })

  it('is refused by its content, whatever its name says', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    expect(await refusal(Buffer.from(svg))).toBe('FILE_NOT_AN_IMAGE')
    expect(await refusal(Buffer.from('<html><script>alert(1)</script>'))).toBe('FILE_NOT_AN_IMAGE')
    expect(await refusal(Buffer.from('%PDF-1.7 something'))).toBe('FILE_NOT_AN_IMAGE')
    expect(await refusal(await plain(9, 9).tiff().toBuffer())).toBe('FILE_NOT_AN_IMAGE')
    expect(await refusal(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toBe('FILE_FORMAT')
  })

  it('is refused when it is cut short or damaged', async () => {
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

  it('is refused when it moves', async () => {
    const frames = await Promise.all(['#f00', '#0f0'].map((colour) => plain(20, 20, colour).png().toBuffer()))
    const moving = sharp(frames, { join: { animated: true } })
    expect(await refusal(await moving.clone().gif().toBuffer())).toBe('FILE_ANIMATED')
    expect(await refusal(await moving.clone().webp().toBuffer())).toBe('FILE_ANIMATED')
  })

  it('is refused by its header before a pixel is decoded', async () => {
    expect(await refusal(await promising(50_000, 50_000))).toBe('FILE_TOO_MANY_PIXELS')
    expect(await refusal(await promising(8000, 5001))).toBe('FILE_TOO_MANY_PIXELS')
  })

  it('is refused above ten megabytes', async () => {
    const { status, body } = await send(
      camille,
      Buffer.concat([await plain(9, 9).jpeg().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]),
    )
    expect(status).toBe(413)
    expect(body).toMatchObject({ error: { name: 'FILE_TOO_LARGE', message: expect.stringContaining('10 Mo') } })
  })

  it('leaves nothing behind', async () => {
    const before = await test.db.$count(tables.files)
    await refusal(Buffer.from('rien'))
    expect(await test.db.$count(tables.files)).toBe(before)
  })
})

describe('looking at a stored picture', () => {
  const statusFor = async (who: Person, file: FileView) => (await who.gets(file.formats.small.url)).status

  it('is hers alone until it is used', async () => {
    const file = await upload(camille)
    expect(await statusFor(camille, file)).toBe(200)
    expect(await statusFor(ines, file)).toBe(404)
    expect(await statusFor(test.visitor, file)).toBe(404)
  })

  it('is everyone’s for ever when it is public', async () => {
    const file = await upload(camille)
    await attach(camille, file, { audience: 'public' })
    const { status, headers } = await test.visitor.gets(file.url)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
  })

  it('is the members’ while she is there and no block stands between', async () => {
    const lea = await test.cast.member('Léa')
    const blocked = await test.cast.member('Bloquée')
    await test.cast.blocks(lea, blocked)
    const file = await upload(lea)
    await attach(lea, file, { audience: 'members' })
    expect(await statusFor(ines, file)).toBe(200)
    expect(await statusFor(blocked, file)).toBe(404)
    expect(await statusFor(test.visitor, file)).toBe(404)
    expect((await ines.gets(file.url)).headers['cache-control']).toMatch(/^private/)
    await test.cast.changes(lea, { pause: 1 })
    expect(await statusFor(ines, file)).toBe(404)
  })

  it('is for the two of a conversation, until one blocks the other', async () => {
    const zoe = await test.cast.member('Zoé')
    const awa = await test.cast.member('Awa')
    const [conversation] = await test.db
      .insert(tables.conversations)
      .values({ lowId: zoe.id, highId: awa.id, startedById: zoe.id })
      .returning({ id: tables.conversations.id })
    const conversationId = conversation?.id ?? 0
    await test.db.insert(tables.conversationMembers).values([
      { conversationId, userId: zoe.id, otherId: awa.id },
      { conversationId, userId: awa.id, otherId: zoe.id },
    ])
    const file = await upload(zoe)
    await attach(zoe, file, { audience: 'conversation', conversationId })
    expect(await statusFor(awa, file)).toBe(200)
    expect(await statusFor(ines, file)).toBe(404)
    await test.cast.blocks(awa, zoe)
    expect(await statusFor(awa, file)).toBe(404)
    expect(await statusFor(zoe, file)).toBe(200)
  })

  it('costs no bytes when her browser has it, and tells a stranger nothing by it', async () => {
    const file = await upload(camille)
    const { headers } = await camille.gets(file.url)
    const again = { 'if-none-match': String(headers.etag) }
    const { status, body } = await camille.asks('GET', file.url, undefined, again)
    expect({ status, body }).toEqual({ status: 304, body: '' })
    expect((await ines.asks('GET', file.url, undefined, again)).status).toBe(404)
  })

  it('answers any other name like one that does not exist', async () => {
    const names = ['x', '..%2f..%2fsecret', `${'0'.repeat(32)}-small.webp`, `${'0'.repeat(32)}-huge.webp`]
    for (const name of names) expect((await camille.gets(`/files/${name}`)).status).toBe(404)
  })
})

describe('using a picture', () => {
  it('is for the one who sent it, once', async () => {
    const file = await upload(camille)
    await expect(attach(ines, file, { audience: 'public' })).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' })
    await attach(camille, file, { audience: 'members' })
    await expect(attach(camille, file, { audience: 'public' })).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' })
  })

  it('keeps the order asked for, and uses none when one is missing', async () => {
    const [one, two] = [await upload(camille), await upload(camille)]
    const ids = [two.id, one.id]
    await expect(
      unitOfWork((tx) => attachFiles(tx, camille, [...ids, 999_999], { audience: 'public' })),
    ).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' })
    const rows = await unitOfWork((tx) => attachFiles(tx, camille, ids, { audience: 'public' }))
    expect(rows.map((row) => row.id)).toEqual(ids)
  })

  it('that nothing used within a day is collected, from the disk too', async () => {
    const [orphan, used] = [await upload(camille), await upload(camille)]
    await attach(camille, used, { audience: 'members' })
    const tomorrow = new Date(Date.now() + 24 * 3_600_000 + 60_000)
    expect(await collectOrphans(test.app.events.unitOfWork, new Date())).toBe(0)
    expect(await collectOrphans(test.app.events.unitOfWork, tomorrow)).toBeGreaterThan(0)
    await test.settled()
    expect(await test.db.$count(tables.files, eq(tables.files.id, orphan.id))).toBe(0)
    expect((await camille.gets(used.url)).status).toBe(200)
    expect(await storedBytes(orphan.url)).toBeNull()
    expect(await storedBytes(used.url)).not.toBeNull()
  })
})
