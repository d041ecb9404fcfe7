import type { PageBrand } from '@consoeurs/brand'
import type { ShareView } from '@consoeurs/contract'

const TILES = 4

/**
 * Four of the latest public shares, as different from each other as they come: one of each kind first, then the newest
 * of the rest. Words begin; what is covered says nothing to a visitor.
 */
export function chooseTiles(brand: PageBrand, latest: ShareView[]): ShareView[] {
  const shares = latest.filter(({ withheld }) => !withheld)
  const order = [...brand.shareKinds].sort((a, b) => Number(b.onPaper) - Number(a.onPaper)).map(({ kind }) => kind)
  const first = order.flatMap((kind) => shares.find((share) => share.kind === kind) ?? [])
  const rest = shares.filter((share) => !first.includes(share))
  return [...first, ...rest].slice(0, TILES)
}
