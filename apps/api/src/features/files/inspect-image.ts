import { limits } from '@consoeurs/contract'
import sharp, { type Metadata } from 'sharp'
import { AppError } from '../../platform/errors.ts'

/** What a picture's first bytes say it is. Nothing but these ever reaches a decoder. */
const signatures: ReadonlyArray<readonly [type: string, matches: (bytes: Buffer) => boolean]> = [
  ['jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ['webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
  ['gif', (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))],
  ['heif', (bytes) => /^ftypavif/.test(bytes.toString('latin1', 4, 12))],
]

const looksLikeHeic = (bytes: Buffer) => /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))

/** Animation of a PNG: the chunk that announces it stands before the first picture data. */
const isAnimatedPng = (bytes: Buffer) => {
  const control = bytes.indexOf('acTL', 8, 'latin1')
  const data = bytes.indexOf('IDAT', 8, 'latin1')
  return control !== -1 && (data === -1 || control < data)
}

async function readHeader(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw new AppError('FILE_UNREADABLE')
  }
}

/**
 * Looks at a picture without decoding it: what it is by its content (never by its name), and its size by its header.
 * @throws AppError FILE_NOT_AN_IMAGE, FILE_FORMAT, FILE_ANIMATED, FILE_UNREADABLE or FILE_TOO_MANY_PIXELS
 */
export async function inspectImage(bytes: Buffer): Promise<void> {
  const signature = signatures.find(([, matches]) => matches(bytes))?.[0]
  if (signature === undefined) throw new AppError(looksLikeHeic(bytes) ? 'FILE_FORMAT' : 'FILE_NOT_AN_IMAGE')
  const header = await readHeader(bytes)
  if (header.format !== signature) throw new AppError('FILE_UNREADABLE')
  if (header.width * (header.pageHeight ?? header.height) > limits.uploadPixels) {
    throw new AppError('FILE_TOO_MANY_PIXELS')
  }
  if ((header.pages ?? 1) > 1 || (signature === 'png' && isAnimatedPng(bytes))) throw new AppError('FILE_ANIMATED')
}
