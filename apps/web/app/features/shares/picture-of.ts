import type { FileView } from '@consoeurs/contract'
import type { PictureSource } from '../../ui/picture.tsx'

/** What of a file its drawing needs. */
type DrawnFile = Pick<FileView, 'formats' | 'alt' | 'thumbhash' | 'width' | 'height'>

/** A file as the pages draw it: the browser chooses among its sizes. */
export function pictureOf({ formats, alt, thumbhash, width, height }: DrawnFile): PictureSource {
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
