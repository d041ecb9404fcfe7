import { limits } from '@consoeurs/contract'
import { closePicture, jpegOf, openPicture, paper, type Size, within } from '../../files/public.ts'

/** What she keeps of a picture, in its own pixels once it is turned. */
export interface Crop {
  area: Size & { x: number; y: number }
  /** Clockwise, in quarter turns. */
  quarters: number
}

export const turned = ({ width, height }: Size, quarters: number): Size =>
  quarters % 2 === 0 ? { width, height } : { width: height, height: width }

/** She keeps all of it, the way it stands: nothing is drawn anew then, and nothing lost. */
export function keepsAll(own: Size, { area, quarters }: Crop): boolean {
  return quarters % 4 === 0 && Math.round(area.width) >= own.width && Math.round(area.height) >= own.height
}

/** Draws what she keeps, upright. @throws where the picture cannot be shown, which it was a moment ago */
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
