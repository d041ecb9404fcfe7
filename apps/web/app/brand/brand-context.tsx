import type { PageBrand } from '@consoeurs/brand'
import { createContext, type ReactNode, use } from 'react'

const BrandContext = createContext<PageBrand | null>(null)

export function BrandProvider({ brand, children }: { brand: PageBrand; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>
}

/** Read texts, marks and features from the brand; never branch on its name. */
export function useBrand(): PageBrand {
  const brand = use(BrandContext)
  if (brand === null) throw new Error('useBrand() needs a BrandProvider above it')
  return brand
}
