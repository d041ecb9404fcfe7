import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { plainPhoto } from './photos.ts'

/** Files that people with bad intentions send, made here because most of them are too large or too odd to be kept. */

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))])
}

const pngHeader = (width: number, height: number) =>
  pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 2, 0, 0, 0])]))

/** One row is a filter byte and three bytes a pixel. */
const pngPixels = (width: number, height: number) => deflateSync(Buffer.alloc((width * 3 + 1) * height))

/** A PNG whose header promises a size that nobody sent. */
export const promisingPng = (width: number, height: number): Buffer =>
  Buffer.concat([
    pngSignature,
    pngHeader(width, height),
    pngChunk('IDAT', pngPixels(1, 1)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])

/** A JPEG whose header promises a size that nobody sent. */
export async function promisingJpeg(width: number, height: number): Promise<Buffer> {
  const jpeg = await plainPhoto(16, 16).jpeg().toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

/** A small PNG with a chunk that grows to `megabytes` of nothing once it is unpacked. */
export function swollenPng(chunk: 'zTXt' | 'iCCP', megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 })
  return Buffer.concat([
    pngSignature,
    pngHeader(20, 20),
    pngChunk(chunk, Buffer.concat([Buffer.from('bomb\0\0', 'latin1'), packed])),
    pngChunk('IDAT', pngPixels(20, 20)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A GIF of 1 × 1 with so many frames. */
export function movingGif(frames: number): Buffer {
  const screen = Buffer.from([...Buffer.from('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255])
  const delay = [0x21, 0xf9, 4, 0, 1, 0, 0, 0]
  const picture = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0]
  const frame = Buffer.from([...delay, ...picture])
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

/** An animated PNG with so many frames. */
export function movingPng(frames: number, side = 4): Buffer {
  let sequence = 0
  const control = () =>
    pngChunk(
      'fcTL',
      Buffer.concat([
        uint32(sequence++),
        uint32(side),
        uint32(side),
        Buffer.alloc(8),
        Buffer.from([0, 1, 0, 10, 0, 0]),
      ]),
    )
  const pixels = pngPixels(side, side)
  const further = Array.from({ length: frames - 1 }, () => [
    control(),
    pngChunk('fdAT', Buffer.concat([uint32(sequence++), pixels])),
  ])
  return Buffer.concat([
    pngSignature,
    pngHeader(side, side),
    pngChunk('acTL', Buffer.concat([uint32(frames), uint32(0)])),
    pngChunk('IDAT', pixels),
    ...further.flat(),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const riffChunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(type, 'latin1'), length, data, Buffer.alloc(data.length % 2)])
}

/** An animated WebP of 1 × 1 with so many frames. */
export async function movingWebp(frames: number): Promise<Buffer> {
  const still = await plainPhoto(1, 1).webp({ lossless: true }).toBuffer()
  const place = Buffer.alloc(16)
  place[12] = 10
  const frame = riffChunk('ANMF', Buffer.concat([place, still.subarray(12)]))
  const chunks = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    riffChunk('VP8X', Buffer.from([0x02, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ])
  const length = Buffer.alloc(4)
  length.writeUInt32LE(chunks.length)
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), length, chunks])
}

/** What must be in no byte that we keep. */
export const payload = '<script>alert("mordue")</script>'

/** Valid pictures that are something else besides: a script, a page, an archive. */
export async function polyglots(): Promise<Record<string, Buffer>> {
  const gif = movingGif(1)
  const jpeg = await plainPhoto(40, 30).jpeg().toBuffer()
  const png = await plainPhoto(40, 30).png().toBuffer()
  const text = Buffer.from(payload)
  const jpegComment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text])
  const gifComment = Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), text, Buffer.from([0])])
  return {
    'a GIF that is a script': Buffer.concat([
      gif.subarray(0, 19),
      gifComment,
      gif.subarray(19),
      Buffer.from(`*/=1;${payload}`),
    ]),
    'a JPEG that is a page': Buffer.concat([jpeg.subarray(0, 2), jpegComment, jpeg.subarray(2), text]),
    'a PNG that is an archive': Buffer.concat([png, Buffer.from('PK\u0003\u0004', 'latin1'), text]),
  }
}

/** Files of other kinds that call themselves photo.jpg. */
export const impostors: Record<string, Buffer> = {
  'a PDF': Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj'),
  'an archive': Buffer.from('PK\u0003\u0004\u0014\0\0\0\u0008\0', 'latin1'),
  'a page': Buffer.from(`<!doctype html><html><body>${payload}</body></html>`),
  'a program': Buffer.from('MZ\u0090\0\u0003\0\0\0', 'latin1'),
  'a drawing with a script': Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${payload}</svg>`,
  ),
  'a drawing that reads our files': Buffer.from(
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><text y="20">&x;</text></svg>',
  ),
  'a script for ImageMagick': Buffer.from('push graphic-context\nviewbox 0 0 640 480\nfill "url(file:///etc/passwd)"'),
}

/** The place a photo was taken, as three kinds of notes tell it. */
export const secrets = {
  place: '45.7721',
  coordinate: '45/1 46/1 19/1',
  phone: 'TelephoneSecret',
  town: 'VilleSecrete',
}

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${secrets.place}"/></rdf:RDF></x:xmpmeta>`

/** IPTC's own block: the town (2:90), in Photoshop's segment of a JPEG. */
function withTown(jpeg: Buffer): Buffer {
  const town = Buffer.from(secrets.town)
  const record = Buffer.concat([Buffer.from([0x1c, 2, 90, 0, town.length]), town])
  const resource = Buffer.concat([
    Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'),
    uint32(record.length),
    record,
    Buffer.alloc(record.length % 2),
  ])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(resource.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xed]), length, resource, jpeg.subarray(2)])
}

/** Photos that say where and with what they were taken, in every way their format knows. */
export async function tellingPhotos(): Promise<Record<'jpeg' | 'png' | 'webp' | 'avif', Buffer>> {
  const telling = () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7' } })
      .withExif({
        IFD0: { Make: secrets.phone },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: secrets.coordinate,
          GPSLongitudeRef: 'E',
          GPSLongitude: '4/1 53/1 24/1',
        },
      })
      .withXmp(xmp)
  return {
    jpeg: withTown(await telling().jpeg().toBuffer()),
    png: await telling().png().toBuffer(),
    webp: await telling().webp().toBuffer(),
    avif: await telling().avif().toBuffer(),
  }
}
