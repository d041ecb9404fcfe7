import type { PageBrand } from '@consoeurs/brand'
import fraunces from '@consoeurs/brand/faces/fraunces-latin-normal.woff2?url'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

const displayFonts: Record<PageBrand['displayFont'], string> = { fraunces, 'bricolage-grotesque': bricolage }

/** Preloaded: the two faces every page of the brand is set in. Italics and extended Latin come when a page needs them. */
export function preloadedFonts(brand: PageBrand): string[] {
  return [figtree, displayFonts[brand.displayFont]]
}
