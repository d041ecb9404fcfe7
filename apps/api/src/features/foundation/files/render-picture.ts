import { type FileFormat, fileFormats, limits } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import pLimit from 'p-limit'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { AppError } from '../../../platform/http/errors.ts'

/** A re-encoded picture in four sizes with its placeholder. Keeps only the pixels of the original. */
export interface RenderedPicture {
  width: number
  height: number
  /** base64 */
  thumbhash: string
  formats: Record<FileFormat, tables.StoredFormat>
  bytes: Record<FileFormat, Uint8Array>
}

interface Pixels {
  data: Buffer
  info: OutputInfo
}

/** Decoding two large photos at once would slow down all requests. */
const PHOTOS_AT_ONCE = 1
const PHOTOS_WAITING = 40
const DRAWINGS_AT_ONCE = 2
const TIMEOUT_SECONDS = 20
const BUSY_SECONDS = 20
const THUMBHASH_SIDE = 100
const QUALITY: Record<FileFormat, number> = { thumbnail: 76, small: 76, medium: 78, large: 80 }
/** WebP options. */
interface EncoderOptions {
  effort: number
  /** Keeps thin coloured edges sharp; takes most of the encoding time. */
  smartSubsample: boolean
}

const PHOTO_CARE: EncoderOptions = { effort: 4, smartSubsample: true }
/** Background of transparent drawings. */
const PAPER = '#ffffff'

sharp.concurrency(1)
sharp.cache(false)

const photos = pLimit(PHOTOS_AT_ONCE)
const drawings = pLimit(DRAWINGS_AT_ONCE)

const fromPixels = ({ data, info }: Pixels) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })

/** Decodes once for all formats, in sRGB and no larger than the largest. */
const decode = (source: Sharp): Promise<Pixels> =>
  source
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize({ width: fileFormats.large, height: fileFormats.large, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })

function encode(pixels: Pixels, format: FileFormat, care: EncoderOptions) {
  const side = fileFormats[format]
  const resize =
    format === 'thumbnail'
      ? ({ width: side, height: side, fit: 'cover' } as const)
      : ({ width: side, height: side, fit: 'inside', withoutEnlargement: true } as const)
  return fromPixels(pixels)
    .resize(resize)
    .webp({ quality: QUALITY[format], ...care })
    .toBuffer({ resolveWithObject: true })
}

async function thumbhash(pixels: Pixels): Promise<string> {
  const { data, info } = await fromPixels(pixels)
    .resize({ width: THUMBHASH_SIDE, height: THUMBHASH_SIDE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

async function render(source: Sharp, care: EncoderOptions): Promise<RenderedPicture> {
  const pixels = await decode(source)
  const [thumbnail, small, medium, large] = await Promise.all([
    encode(pixels, 'thumbnail', care),
    encode(pixels, 'small', care),
    encode(pixels, 'medium', care),
    encode(pixels, 'large', care),
  ])
  const described = ({ info }: Pixels) => ({ width: info.width, height: info.height, bytes: info.size })
  return {
    width: pixels.info.width,
    height: pixels.info.height,
    thumbhash: await thumbhash(pixels),
    formats: {
      thumbnail: described(thumbnail),
      small: described(small),
      medium: described(medium),
      large: described(large),
    },
    bytes: { thumbnail: thumbnail.data, small: small.data, medium: medium.data, large: large.data },
  }
}

/**
 * For photos that `inspectImage` accepted.
 * @throws AppError FILE_UNREADABLE where it is truncated or damaged, UPLOADS_BUSY where the queue is full
 */
export async function renderPhoto(path: string): Promise<RenderedPicture> {
  if (photos.pendingCount >= PHOTOS_WAITING) throw new AppError('UPLOADS_BUSY', { retryAfter: BUSY_SECONDS })
  return photos(async () => {
    const source = sharp(path, {
      autoOrient: true,
      failOn: 'warning',
      limitInputPixels: limits.uploadPixels,
      sequentialRead: true,
    })
    try {
      return await render(source, PHOTO_CARE)
    } catch {
      throw new AppError('FILE_UNREADABLE')
    }
  })
}

/** Flat colours: more pixels or effort would slow down the first start for nothing. */
const DRAWING_SIDE = 1200
const DRAWING_CARE: EncoderOptions = { effort: 1, smartSubsample: false }
const POINTS_PER_INCH = 72

/** For our own drawings (SVG), never for uploads. */
export function renderDrawing(svg: Buffer): Promise<RenderedPicture> {
  return drawings(async () => {
    const { width, height } = await sharp(svg).metadata()
    const density = (POINTS_PER_INCH * DRAWING_SIDE) / Math.max(width, height)
    return render(sharp(svg, { density }).flatten({ background: PAPER }), DRAWING_CARE)
  })
}
