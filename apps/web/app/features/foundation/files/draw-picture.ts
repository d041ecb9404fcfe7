const JPEG_QUALITY = 0.9
/** Background of transparent pictures: JPEG has no transparency. */
const PAPER = '#fff'

export interface PixelSize {
  width: number
  height: number
}

/**
 * The browser applies the EXIF orientation.
 * @returns null if the browser cannot show it
 */
export async function openPicture(file: Blob): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  return new Promise((resolve) => {
    image.onload = () => resolve(image)
    image.onerror = () => {
      closePicture(image)
      resolve(null)
    }
  })
}

export const closePicture = (image: HTMLImageElement) => URL.revokeObjectURL(image.src)

/** Scales down to at most `longest` per side, never up. */
export function within({ width, height }: PixelSize, longest: number): PixelSize {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** An sRGB canvas: everything drawn on it is converted. */
export function paper({ width, height }: PixelSize): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { colorSpace: 'srgb' })
  if (context === null) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, height)
  return [canvas, context]
}

const asJpeg = (name: string) => `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`

/** A JPEG without EXIF data (date, place). Zeroing the canvas frees its memory at once, which phones need. */
export async function jpegOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  canvas.width = 0
  canvas.height = 0
  if (blob === null) throw new Error('no picture')
  return new File([blob], asJpeg(name), { type: 'image/jpeg' })
}

export function drawn(source: CanvasImageSource, size: PixelSize, name: string): Promise<File> {
  const [canvas, context] = paper(size)
  context.drawImage(source, 0, 0, size.width, size.height)
  return jpegOf(canvas, name)
}
