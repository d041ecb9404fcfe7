import type { FileView } from '@consoeurs/contract'
import type { PictureSource } from '../../../ui/picture.tsx'

type FileImage = Pick<FileView, 'formats' | 'alt' | 'thumbhash' | 'width' | 'height'>

/** Lets the browser choose among the sizes. */
export function pictureOf({ formats, alt, thumbhash, width, height }: FileImage): PictureSource {
  const { small, medium, large } = formats
  return {
    src: medium.url,
    srcSet: [small, medium, large].map((format) => `${format.url} ${format.width}w`).join(', '),
    width,
    height,
    alt,
    thumbhash,
  }
}
