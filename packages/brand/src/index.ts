import type { Brand, BrandCode, BrandConsents, BrandDrawings, PageBrand } from './brand.ts'

export type * from './brand.ts'
export { type CatalogueDefault, type CatalogueGroup, catalogue } from './catalogue.ts'

/** The one that starts without `VARIANT`. */
export const defaultBrandCode: BrandCode = 'violette'

// Node reads these addresses as they are; Vite makes a file of each brand out of them, so that a page carries the texts
// and marks of its own alone.

/** What every page needs of a brand: without its large drawings, and without what one page alone shows. */
export async function loadPageBrand(code: BrandCode): Promise<PageBrand> {
  const { brand } = (await import(`../brands/${code}/index.ts`)) as { brand: PageBrand }
  return brand
}

export async function loadDrawings(code: BrandCode): Promise<BrandDrawings> {
  const { drawings } = (await import(`../brands/${code}/drawings.ts`)) as { drawings: BrandDrawings }
  return drawings
}

export async function loadConsents(code: BrandCode): Promise<BrandConsents> {
  const { consents } = (await import(`../brands/${code}/consents.ts`)) as { consents: BrandConsents }
  return consents
}

/** A brand whole, as the server has it. */
export async function loadBrand(code: BrandCode): Promise<Brand> {
  const [brand, drawings, consents] = await Promise.all([loadPageBrand(code), loadDrawings(code), loadConsents(code)])
  return { ...brand, consents, marks: { ...brand.marks, ...drawings } }
}

/** Address of a file of the brand's public folder, e.g. `img/v-hero.svg`. */
export function brandAsset(code: BrandCode, file: string): string {
  return `/brand/${code}/${file}`
}
