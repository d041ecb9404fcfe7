import type { PageBrand, ShareForm, ShareKind } from '@consoeurs/brand'
import type { ShareView } from '@consoeurs/contract'

type Drawn = Pick<ShareView, 'kind' | 'body' | 'images' | 'recipe' | 'outing'>

const PAPER_AT_MOST = 280

export const kindOf = (brand: PageBrand, kind: string): ShareKind | undefined =>
  brand.shareKinds.find((known) => known.kind === kind)

/** How a share is drawn: its kind says so, or what it holds where the brand no longer knows its kind. */
export function formOf(brand: PageBrand, share: Drawn): ShareForm {
  const kind = kindOf(brand, share.kind)
  if (kind !== undefined) return kind.form
  if (share.recipe !== null) return 'recipe'
  if (share.outing !== null) return 'outing'
  return share.images.length > 0 ? 'photo' : 'words'
}

/** Words are pictures: a short text alone is set large on paper. */
export function isOnPaper(brand: PageBrand, share: Drawn): boolean {
  const fits = share.body !== '' && share.body.length <= PAPER_AT_MOST && share.body.split('\n').length <= 6
  return fits && share.images.length === 0 && kindOf(brand, share.kind)?.onPaper === true
}
