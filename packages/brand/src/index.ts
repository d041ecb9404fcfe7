import type { Brand, BrandCode, BrandDrawings, PageBrand } from './brand.ts'

export type * from './brand.ts'
export { type CatalogueDefault, type CatalogueGroup, catalogue } from './catalogue.ts'

export const brandCodes = ['violette', 'seve'] as const satisfies readonly BrandCode[]

export function isBrandCode(value: unknown): value is BrandCode {
  return (brandCodes as readonly unknown[]).includes(value)
}

/** One dynamic import per brand, so that a page carries the texts and marks of its own brand alone. */
const pageLoaders: Record<BrandCode, () => Promise<PageBrand>> = {
  violette: async () => (await import('./violette/index.ts')).violette,
  seve: async () => (await import('./seve/index.ts')).seve,
}

const drawingLoaders: Record<BrandCode, () => Promise<BrandDrawings>> = {
  violette: async () => (await import('./violette/drawings.ts')).drawings,
  seve: async () => (await import('./seve/drawings.ts')).drawings,
}

/** A brand without its large drawings, for a page that shows them already. */
export function loadPageBrand(code: BrandCode): Promise<PageBrand> {
  return pageLoaders[code]()
}

export function loadDrawings(code: BrandCode): Promise<BrandDrawings> {
  return drawingLoaders[code]()
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
