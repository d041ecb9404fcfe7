import { brandCodes } from './codes.ts'
import { loadPageBrand } from './index.ts'

/** Values of all keys `icon` and `…Icon`, at any depth. */
function iconsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, held]) =>
    /icon$/i.test(key) && typeof held === 'string' ? [held] : iconsIn(held),
  )
}

/** Lucide names (lucide.dev). */
export async function brandIcons(): Promise<string[]> {
  const brands = await Promise.all(brandCodes.map(loadPageBrand))
  return [...new Set(brands.flatMap(iconsIn))]
}
