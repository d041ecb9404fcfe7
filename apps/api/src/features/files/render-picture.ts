import { type FileFormat, fileFormats, limits } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import pLimit from 'p-limit'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { AppError } from '../../platform/errors.ts'

/** A picture made anew: four sizes and its blurred stand-in. Nothing of what was sent is in it but its pixels. */
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

/** One photo at a time: what opening two large ones takes at once would be felt by everyone. */
const PHOTOS_AT_ONCE = 1
const PHOTOS_WAITING = 40
const DRAWINGS_AT_ONCE = 2
const TIMEOUT_SECONDS = 20
const BUSY_SECONDS = 20
const THUMBHASH_SIDE = 100
const QUALITY: Record<FileFormat, number> = { thumbnail: 76, small: 76, medium: 78, large: 80 }
/** How hard WebP tries. */
interface Care {
  effort: number
  /** Keeps thin coloured edges sharp, for most of the time that making a picture takes. */
  smartSubsample: boolean
}

const PHOTO_CARE: Care = { effort: 4, smartSubsample: true }
/** Paper under what a drawing leaves transparent. */
const PAPER = '#ffffff'

sharp.concurrency(1)
sharp.cache(false)

const photos = pLimit(PHOTOS_AT_ONCE)
const drawings = pLimit(DRAWINGS_AT_ONCE)

const fromPixels = ({ data, info }: Pixels) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })

/** Decodes once, upright, in sRGB, no larger than the largest format; every format is made from these pixels. */
const decode = (source: Sharp): Promise<Pixels> =>
  source
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize({ width: fileFormats.large, height: fileFormats.large, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })

function encode(pixels: Pixels, format: FileFormat, care: Care) {
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

async function render(source: Sharp, care: Care): Promise<RenderedPicture> {
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
 * A photo that `inspectImage` let through.
 * @throws AppError FILE_UNREADABLE where it is cut short or damaged, UPLOADS_BUSY where too many wait already
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

/** Flat colours: more pixels than these, or more care, would cost time at the first start and show nothing. */
const DRAWING_SIDE = 1200
const DRAWING_CARE: Care = { effort: 1, smartSubsample: false }
const POINTS_PER_INCH = 72

/** One of our own drawings (SVG), at a size that fills a screen. Never for what a person sent. */
export function renderDrawing(svg: Buffer): Promise<RenderedPicture> {
  return drawings(async () => {
    const { width, height } = await sharp(svg).metadata()
    const density = (POINTS_PER_INCH * DRAWING_SIDE) / Math.max(width, height)
    return render(sharp(svg, { density }).flatten({ background: PAPER }), DRAWING_CARE)
  })
}
