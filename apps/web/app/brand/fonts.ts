import type { PageBrand } from '@consoeurs/brand'
import fraunces from '@consoeurs/brand/faces/fraunces-latin-normal.woff2?url'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

const displayFonts: Record<PageBrand['displayFont'], string> = { fraunces, 'bricolage-grotesque': bricolage }

/** Preloads the two main faces only; italics and extended Latin load on demand. */
export function preloadedFonts(brand: PageBrand): string[] {
  return [figtree, displayFonts[brand.displayFont]]
}
