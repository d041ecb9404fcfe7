import type { PageBrand, ShareForm, ShareKind } from '@consoeurs/brand'
import type { ShareView } from '@consoeurs/contract'

type ShareDrawing = Pick<ShareView, 'kind' | 'body' | 'images' | 'recipe' | 'outing' | 'datePoll'>

const PAPER_AT_MOST = 280

export const kindOf = (brand: PageBrand, kind: string): ShareKind | undefined =>
  brand.shareKinds.find((known) => known.kind === kind)

/** By kind, or by content if the brand no longer has the kind. */
export function formOf(brand: PageBrand, share: ShareDrawing): ShareForm {
  const kind = kindOf(brand, share.kind)
  if (kind !== undefined) return kind.form
  if (share.recipe !== null) return 'recipe'
  if (share.outing !== null || share.datePoll !== null) return 'outing'
  return share.images.length > 0 ? 'photo' : 'words'
}

/** A short text without pictures is set large on paper. */
export function isOnPaper(brand: PageBrand, share: ShareDrawing): boolean {
  const fits = share.body !== '' && share.body.length <= PAPER_AT_MOST && share.body.split('\n').length <= 6
  return fits && share.images.length === 0 && kindOf(brand, share.kind)?.onPaper === true
}
