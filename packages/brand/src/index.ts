import type {
  Brand,
  BrandCode,
  BrandConsents,
  BrandDrawings,
  BrandHome,
  BrandNotices,
  BrandPreview,
  PageBrand,
} from './brand.ts'

export type * from './brand.ts'
export { type CatalogueDefault, type CatalogueGroup, catalogue, catalogueOf } from './catalogue.ts'
export type * from './seed-article.ts'
export type * from './seed-content.ts'

/** The one that starts without `VARIANT`. */
export const defaultBrandCode: BrandCode = 'violette'

interface BrandModule {
  brand: PageBrand
  loadDrawings: () => Promise<BrandDrawings>
  loadHome: () => Promise<BrandHome>
  loadConsents: () => Promise<BrandConsents>
  loadNotices: () => Promise<BrandNotices>
  loadPreview: () => Promise<BrandPreview>
}

/**
 * Node reads this address as it is; Vite makes a file of each brand out of it, so that a page carries the texts and marks
 * of its own alone. It stands here once: every page carries one line of it for each brand.
 */
const moduleOf = (code: BrandCode): Promise<BrandModule> => import(`../brands/${code}/index.ts`)

/** What every page needs of a brand: without its large drawings, and without what one page alone shows. */
export async function loadPageBrand(code: BrandCode): Promise<PageBrand> {
  return (await moduleOf(code)).brand
}

export async function loadDrawings(code: BrandCode): Promise<BrandDrawings> {
  return (await moduleOf(code)).loadDrawings()
}

export async function loadHome(code: BrandCode): Promise<BrandHome> {
  return (await moduleOf(code)).loadHome()
}

export async function loadConsents(code: BrandCode): Promise<BrandConsents> {
  return (await moduleOf(code)).loadConsents()
}

async function loadNotices(code: BrandCode): Promise<BrandNotices> {
  return (await moduleOf(code)).loadNotices()
}

export async function loadPreview(code: BrandCode): Promise<BrandPreview> {
  return (await moduleOf(code)).loadPreview()
}

/** A brand whole, as the server has it. */
export async function loadBrand(code: BrandCode): Promise<Brand> {
  const [brand, drawings, home, consents, notices] = await Promise.all([
    loadPageBrand(code),
    loadDrawings(code),
    loadHome(code),
    loadConsents(code),
    loadNotices(code),
  ])
  return { ...brand, home, consents, notices, marks: { ...brand.marks, ...drawings } }
}

/** Address of a file of the brand's public folder, e.g. `img/v-hero.svg`. */
export function brandAsset(code: BrandCode, file: string): string {
  return `/brand/${code}/${file}`
}
