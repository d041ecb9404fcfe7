import type { PageBrand, ProfileChoices } from '@consoeurs/brand'
import { createContext, type ReactNode, use, useMemo } from 'react'

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

interface ChangedBrandProps {
  choices: Partial<ProfileChoices> | null | undefined
  children: ReactNode
}

/** The brand with the lists that the administrators changed. */
export function ChangedBrand({ choices, children }: ChangedBrandProps) {
  const brand = useBrand()
  const changed = useMemo(() => (choices ? { ...brand, ...choices } : brand), [brand, choices])
  return <BrandProvider brand={changed}>{children}</BrandProvider>
}
