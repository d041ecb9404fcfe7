/** Where a picture can be looked at and drawn: nothing here knows what it is for. */

const JPEG_QUALITY = 0.9
/** Under what a drawing leaves transparent: JPEG knows no transparency. */
const PAPER = '#fff'

export interface Size {
  width: number
  height: number
}

/** As the browser shows it, upright whatever its EXIF says; null where it cannot show it. */
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

/** No side longer than `longest`; a smaller picture stays as it is. */
export function within({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A canvas of sRGB: what is drawn on it is brought to those colours, wherever it comes from. */
export function paper({ width, height }: Size): [HTMLCanvasElement, CanvasRenderingContext2D] {
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

/** A JPEG without a word about where and when. The memory of the canvas is given back at once: phones have little. */
export async function jpegOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  canvas.width = 0
  canvas.height = 0
  if (blob === null) throw new Error('no picture')
  return new File([blob], asJpeg(name), { type: 'image/jpeg' })
}

export function drawn(source: CanvasImageSource, size: Size, name: string): Promise<File> {
  const [canvas, context] = paper(size)
  context.drawImage(source, 0, 0, size.width, size.height)
  return jpegOf(canvas, name)
}
