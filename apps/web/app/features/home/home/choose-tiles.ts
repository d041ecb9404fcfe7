import type { PageBrand } from '@consoeurs/brand'
import type { ShareView } from '@consoeurs/contract'

const TILES = 4

/** Four varied public shares: one of each kind, then the newest. Text kinds come first; covered shares are left out. */
export function chooseTiles(brand: PageBrand, latest: ShareView[]): ShareView[] {
  const shares = latest.filter(({ withheld }) => !withheld)
  const order = [...brand.shareKinds].sort((a, b) => Number(b.onPaper) - Number(a.onPaper)).map(({ kind }) => kind)
  const first = order.flatMap((kind) => shares.find((share) => share.kind === kind) ?? [])
  const rest = shares.filter((share) => !first.includes(share))
  return [...first, ...rest].slice(0, TILES)
}
