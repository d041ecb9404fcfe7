import type { FileView } from '@consoeurs/contract'
import type { PictureSource } from '../../../ui/picture.tsx'

/** At most two thirds of the column; the viewer shows the large format. */
export function messagePicture({ formats, alt, thumbhash, width, height }: FileView): PictureSource {
  const { small, medium, large } = formats
  const srcSet = [small, medium, large].map((format) => `${format.url} ${format.width}w`).join(', ')
  return { src: medium.url, srcSet, width, height, alt, thumbhash }
}
