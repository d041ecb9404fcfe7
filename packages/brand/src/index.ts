import type { Brand, BrandCode } from './brand.ts'

export type * from './brand.ts'
export { type CatalogueDefault, type CatalogueGroup, catalogue } from './catalogue.ts'

export const brandCodes = ['violette', 'seve'] as const satisfies readonly BrandCode[]

export function isBrandCode(value: unknown): value is BrandCode {
  return (brandCodes as readonly unknown[]).includes(value)
}

/** One dynamic import per brand, so that a page carries the texts and marks of its own brand alone. */
const loaders: Record<BrandCode, () => Promise<Brand>> = {
  violette: async () => (await import('./violette/index.ts')).violette,
  seve: async () => (await import('./seve/index.ts')).seve,
}

export function loadBrand(code: BrandCode): Promise<Brand> {
  return loaders[code]()
}

/** Address of a file of the brand's public folder, e.g. `img/v-hero.svg`. */
export function brandAsset(code: BrandCode, file: string): string {
  return `/brand/${code}/${file}`
}
