import { limits } from '@consoeurs/contract'
import { closePicture, jpegOf, openPicture, type PixelSize, paper, within } from '../../../foundation/files/public.ts'

/** In pixels of the rotated picture. */
export interface Crop {
  area: PixelSize & { x: number; y: number }
  /** Clockwise quarter turns. */
  quarters: number
}

export const turned = ({ width, height }: PixelSize, quarters: number): PixelSize =>
  quarters % 2 === 0 ? { width, height } : { width: height, height: width }

/** The whole picture, not rotated: no re-encoding, so no loss. */
export function keepsAll(own: PixelSize, { area, quarters }: Crop): boolean {
  return quarters % 4 === 0 && Math.round(area.width) >= own.width && Math.round(area.height) >= own.height
}

/** @throws if the picture can no longer be shown */
export async function cropPicture(file: File, crop: Crop): Promise<File> {
  const image = await openPicture(file)
  if (image === null) throw new Error('no picture')
  try {
    const own = { width: image.naturalWidth, height: image.naturalHeight }
    if (keepsAll(own, crop)) return file
    await image.decode()
    const { area, quarters } = crop
    const size = within(area, limits.uploadSide)
    const [canvas, context] = paper(size)
    const stands = turned(own, quarters)
    context.scale(size.width / area.width, size.height / area.height)
    context.translate(stands.width / 2 - area.x, stands.height / 2 - area.y)
    context.rotate((quarters * Math.PI) / 2)
    context.drawImage(image, -own.width / 2, -own.height / 2)
    return await jpegOf(canvas, file.name)
  } finally {
    closePicture(image)
  }
}
