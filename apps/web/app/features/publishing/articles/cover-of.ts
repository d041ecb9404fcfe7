import type { ArticleAttributes } from '@consoeurs/contract'
import type { PictureSource } from '../../../ui/picture.tsx'
import { pictureOf } from '../../foundation/files/public.ts'

export function coverOf(cover: ArticleAttributes['cover']): PictureSource | null {
  if (!cover?.data) return null
  const { attributes } = cover.data
  return pictureOf({ ...attributes, alt: attributes.alternativeText })
}
