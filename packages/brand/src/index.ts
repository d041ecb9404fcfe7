import type {
  Brand,
  BrandCare,
  BrandCode,
  BrandConsents,
  BrandDrawings,
  BrandHealth,
  BrandHome,
  BrandNotices,
  BrandPreview,
  PageBrand,
} from './brand.ts'

export type * from './brand.ts'
export { type CatalogueDefault, type CatalogueGroup, catalogue, catalogueOf } from './catalogue.ts'
export type * from './seed-article.ts'
export type * from './seed-content.ts'

/** Used without `VARIANT`. */
export const defaultBrandCode: BrandCode = 'violette'

interface BrandModule {
  brand: PageBrand
  loadDrawings: () => Promise<BrandDrawings>
  loadHome: () => Promise<BrandHome>
  loadConsents: () => Promise<BrandConsents>
  loadNotices: () => Promise<BrandNotices>
  loadPreview: () => Promise<BrandPreview>
  /** Absent if shares are not checked for health claims. */
  loadHealth?: () => Promise<BrandHealth>
  /** Absent without recipes. */
  loadCare?: () => Promise<BrandCare>
}

/**
 * Vite splits this import into a chunk per brand, so that a page loads only its own. Keep it unique: each copy adds a
 * line per brand to every page.
 */
const moduleOf = (code: BrandCode): Promise<BrandModule> => import(`../brands/${code}/index.ts`)

/** For every page: without large drawings and page-specific texts. */
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

async function loadHealth(code: BrandCode): Promise<BrandHealth | null> {
  return (await (await moduleOf(code)).loadHealth?.()) ?? null
}

async function loadCare(code: BrandCode): Promise<BrandCare | null> {
  return (await (await moduleOf(code)).loadCare?.()) ?? null
}

export async function loadPreview(code: BrandCode): Promise<BrandPreview> {
  return (await moduleOf(code)).loadPreview()
}

export async function loadBrand(code: BrandCode): Promise<Brand> {
  const [brand, drawings, home, consents, notices, health, care] = await Promise.all([
    loadPageBrand(code),
    loadDrawings(code),
    loadHome(code),
    loadConsents(code),
    loadNotices(code),
    loadHealth(code),
    loadCare(code),
  ])
  return { ...brand, home, consents, notices, health, care, marks: drawings }
}

/** File in the brand's public folder, e.g. `img/v-hero.svg`. */
export function brandAsset(code: BrandCode, file: string): string {
  return `/brand/${code}/${file}`
}
