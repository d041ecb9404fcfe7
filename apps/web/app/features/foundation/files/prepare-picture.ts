import { type ErrorCode, errors, limits } from '@consoeurs/contract'
import { ApiFailure } from '../../../api/client.ts'
import { filesText } from '../../../text/files.ts'
import { closePicture, drawn, openPicture, type PixelSize, within } from './draw-picture.ts'
import { convertHeic, HeicConverterMissing } from './heic/convert-heic.ts'
import { HEIC_HEADER_BYTES, readHeicHeader } from './heic/heic-header.ts'
import { kindOfFile, type PictureKind } from './picture-kind.ts'
import { PictureProblem } from './picture-problem.ts'

/** Kinds that may be re-encoded. A GIF may be animated: the server keeps its first frame. */
const drawable: ReadonlySet<PictureKind> = new Set(['jpeg', 'png', 'webp', 'avif', 'heic'])

/** Percent; only a HEIC takes long enough to show it. */
export type OnPrepareProgress = (percent: number) => void

const isTooLarge = ({ width, height }: PixelSize) => width * height > limits.uploadPixels

/** The server's message, without a request. */
const refused = (code: ErrorCode) => new ApiFailure(code, errors[code])

/** @throws ApiFailure */
function checkBytes(file: File): File {
  if (file.size > limits.uploadBytes) throw refused('FILE_TOO_LARGE')
  return file
}

async function headerOf(file: File) {
  return readHeicHeader(new Uint8Array(await file.slice(0, HEIC_HEADER_BYTES).arrayBuffer()))
}

const steps = { began: 5, loaded: 40, decoded: 90 } as const

/** Specification §1: converts a HEIC to image/jpeg before anything else. */
async function fromHeic(file: File, onPreparing: OnPrepareProgress): Promise<File> {
  const { pixels, wideGamut } = await headerOf(file)
  if (pixels > limits.uploadPixels) throw refused('FILE_TOO_MANY_PIXELS')
  onPreparing(steps.began)
  try {
    const bitmap = await convertHeic({ file, wideGamut }, (step) => onPreparing(steps[step]))
    const jpeg = await drawn(bitmap, within(bitmap, limits.uploadSide), file.name)
    bitmap.close()
    return jpeg
  } catch (error) {
    if (error instanceof HeicConverterMissing) throw new PictureProblem(filesText.heicMissing, true)
    throw new PictureProblem(filesText.heicFailed, false)
  }
}

/** Re-encodes if the picture is too large; otherwise returns the original file. */
async function lighter(file: File, image: HTMLImageElement, kind: PictureKind): Promise<File> {
  const own = { width: image.naturalWidth, height: image.naturalHeight }
  const size = within(own, limits.uploadSide)
  const fits = size.width === own.width && file.size <= limits.uploadBytes
  if (fits && kind !== 'heic') return file
  await image.decode()
  const jpeg = await drawn(image, size, file.name)
  return jpeg.size < file.size || kind === 'heic' ? jpeg : file
}

/**
 * Prepares a file for upload: a readable photo, upright and no larger than needed.
 * @throws ApiFailure or PictureProblem with the message for the member
 */
export async function preparePicture(file: File, onPreparing: OnPrepareProgress): Promise<File> {
  const kind = await kindOfFile(file)
  if (kind === null) throw refused('FILE_NOT_AN_IMAGE')
  if (!drawable.has(kind)) return checkBytes(file)
  const image = await openPicture(file)
  if (image === null) return kind === 'heic' ? fromHeic(file, onPreparing) : checkBytes(file)
  try {
    if (isTooLarge({ width: image.naturalWidth, height: image.naturalHeight })) throw refused('FILE_TOO_MANY_PIXELS')
    return checkBytes(await lighter(file, image, kind))
  } finally {
    closePicture(image)
  }
}

/** Whether the preparation takes noticeably long. */
export const needsAdapting = async (file: File) => (await kindOfFile(file)) === 'heic'
