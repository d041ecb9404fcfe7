import type { Brand, BrandCode, BrandDrawings, PageBrand } from './brand.ts'

export type * from './brand.ts'
export { type CatalogueDefault, type CatalogueGroup, catalogue } from './catalogue.ts'

/** The one that starts without `VARIANT`. */
export const defaultBrandCode: BrandCode = 'violette'

// Node reads these addresses as they are; Vite makes a file of each brand out of them, so that a page carries the texts
// and marks of its own alone.

/** A brand without its large drawings, for a page that shows them already. */
export async function loadPageBrand(code: BrandCode): Promise<PageBrand> {
  const { brand } = (await import(`../brands/${code}/index.ts`)) as { brand: PageBrand }
  return brand
}

export async function loadDrawings(code: BrandCode): Promise<BrandDrawings> {
  const { drawings } = (await import(`../brands/${code}/drawings.ts`)) as { drawings: BrandDrawings }
  return drawings
}

export const withDrawings = (brand: PageBrand, drawings: BrandDrawings): Brand => ({
  ...brand,
  marks: { ...brand.marks, ...drawings },
})

export async function loadBrand(code: BrandCode): Promise<Brand> {
  const [brand, drawings] = await Promise.all([loadPageBrand(code), loadDrawings(code)])
  return withDrawings(brand, drawings)
}

/** Address of a file of the brand's public folder, e.g. `img/v-hero.svg`. */
export function brandAsset(code: BrandCode, file: string): string {
  return `/brand/${code}/${file}`
}
