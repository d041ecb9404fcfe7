import { type FileHandle, open } from 'node:fs/promises'
import { limits } from '@consoeurs/contract'
import sharp, { type Metadata } from 'sharp'
import { AppError } from '../../../platform/http/errors.ts'

/** File signatures. Nothing else ever reaches a decoder. */
const signatures: ReadonlyArray<readonly [type: string, matches: (bytes: Buffer) => boolean]> = [
  ['jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ['webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
  ['gif', (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))],
  ['heif', (bytes) => /^ftypavif/.test(bytes.toString('latin1', 4, 12))],
]
const SIGNATURE_BYTES = 16

const looksLikeHeic = (bytes: Buffer) => /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** The acTL chunk comes before the first picture data. Decoders only see the first frame. */
async function framesOfPng(file: FileHandle): Promise<number> {
  for (let position = 8; ; ) {
    const chunk = await bytesAt(file, position, 12)
    if (chunk.length < 12) return 1
    const type = chunk.toString('latin1', 4, 8)
    if (type === 'acTL') return chunk.readUInt32BE(8)
    if (type === 'IDAT') return 1
    position += 12 + chunk.readUInt32BE(0)
  }
}

async function readHeader(path: string): Promise<Metadata> {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata()
  } catch {
    throw new AppError('FILE_UNREADABLE')
  }
}

/**
 * Decoder memory in bytes, measured. Most formats are read line by line; an interlaced PNG, a progressive JPEG, a GIF
 * and an AVIF are held whole.
 */
function heldPerPixel({ format, isProgressive, channels = 3, depth, chromaSubsampling = '' }: Metadata): number {
  if (format === 'heif') return 18
  if (format === 'gif') return 6
  if (format === 'webp') return 3.5
  if (!isProgressive) return 2
  if (format === 'png') return channels * (depth === 'ushort' ? 2 : 1) + 1
  return chromaSubsampling.startsWith('4:2:0') ? 3.5 : 2 * channels
}

async function inspect(path: string, file: FileHandle): Promise<void> {
  const first = await bytesAt(file, 0, SIGNATURE_BYTES)
  const signature = signatures.find(([, matches]) => matches(first))?.[0]
  if (signature === undefined) throw new AppError(looksLikeHeic(first) ? 'FILE_FORMAT' : 'FILE_NOT_AN_IMAGE')
  const header = await readHeader(path)
  if (header.format !== signature) throw new AppError('FILE_UNREADABLE')
  const pixels = header.width * (header.pageHeight ?? header.height)
  if (pixels > limits.uploadPixels) throw new AppError('FILE_TOO_MANY_PIXELS')
  if (pixels * heldPerPixel(header) > limits.uploadMemory) throw new AppError('FILE_HARD_TO_OPEN')
  const frames = signature === 'png' ? await framesOfPng(file) : (header.pages ?? 1)
  if (frames > limits.uploadFrames) throw new AppError('FILE_ANIMATED')
}

/**
 * Checks the format by content, never by name, and the size by the header, without decoding.
 * @throws AppError FILE_NOT_AN_IMAGE, FILE_FORMAT, FILE_ANIMATED, FILE_UNREADABLE, FILE_TOO_MANY_PIXELS or
 * FILE_HARD_TO_OPEN
 */
export async function inspectImage(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await inspect(path, file)
  } finally {
    await file.close()
  }
}
