import type { BrandCode } from './brand.ts'
import type { SeedJournal } from './seed-article.ts'
import type { BrandSeed } from './seed-content.ts'

/** `<username>.svg`, 4:5. */
export const avatarsFolder = (code: BrandCode): URL => new URL(`../brands/${code}/seed/avatars/`, import.meta.url)

/** Static font instances for server-drawn images, from `scripts/draw-faces.ts`. */
export function faceFile(name: string): URL {
  return new URL(`../faces/${name}.woff2`, import.meta.url)
}

/** Served at /brand/<code>/. */
export function publicFolder(code: BrandCode): URL {
  return new URL(`../brands/${code}/public/`, import.meta.url)
}

/** Drawings of the icons of discreet mode, for `scripts/draw-icons.ts`. */
export const discreetFolder = new URL('../discreet/', import.meta.url)

/** Server only. */
export async function loadSeed(code: BrandCode): Promise<BrandSeed> {
  const { seed } = (await import(`../brands/${code}/seed/index.ts`)) as { seed: BrandSeed }
  return seed
}

/** Only for an empty installation. */
export const loadJournal = async (code: BrandCode): Promise<SeedJournal> =>
  (await import(`../brands/${code}/seed/articles/index.ts`)) as SeedJournal
