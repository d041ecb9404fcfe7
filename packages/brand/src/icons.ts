import { brandCodes } from './codes.ts'
import { loadPageBrand } from './index.ts'

/** The value of every key `icon` or `…Icon`, wherever a brand puts it. */
function iconsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, held]) =>
    /icon$/i.test(key) && typeof held === 'string' ? [held] : iconsIn(held),
  )
}

/** The icons that brands name, by their lucide name (lucide.dev). */
export async function brandIcons(): Promise<string[]> {
  const brands = await Promise.all(brandCodes.map(loadPageBrand))
  return [...new Set(brands.flatMap(iconsIn))]
}
