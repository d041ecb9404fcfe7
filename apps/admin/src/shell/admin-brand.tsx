import type { PageBrand } from '@consoeurs/brand'
import { createContext, use } from 'react'

const BrandContext = createContext<PageBrand | null>(null)

export const AdminBrand = BrandContext

export function useBrand(): PageBrand {
  const brand = use(BrandContext)
  if (brand === null) throw new Error('outside the desk')
  return brand
}
