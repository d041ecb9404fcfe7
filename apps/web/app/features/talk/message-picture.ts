import type { FileView } from '@consoeurs/contract'
import type { PictureSource } from '../../ui/picture.tsx'

/** A picture of a message: at most two thirds of the column, the large one in the viewer. */
export function messagePicture({ formats, alt, thumbhash, width, height }: FileView): PictureSource {
  const { small, medium, large } = formats
  const srcSet = [small, medium, large].map((format) => `${format.url} ${format.width}w`).join(', ')
  return { src: medium.url, srcSet, width, height, alt, thumbhash }
}
