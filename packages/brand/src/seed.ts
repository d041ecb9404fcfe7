import type { BrandCode } from './brand.ts'
import type { SeedJournal } from './seed-article.ts'
import type { BrandSeed } from './seed-content.ts'

/** Folder of the drawn portraits, `<name>.svg` (square) and `<name>-portrait.svg` (4:5). */
export const avatarsFolder = new URL('../seed/avatars/', import.meta.url)

/** The faces that pictures are drawn in: `scripts/draw-faces.ts`. */
export function faceFile(name: string): URL {
  return new URL(`../faces/${name}.woff2`, import.meta.url)
}

/** Static files of a brand, served at /brand/<code>/. */
export function publicFolder(code: BrandCode): URL {
  return new URL(`../brands/${code}/public/`, import.meta.url)
}

/** Demo content; the server alone asks for it. */
export async function loadSeed(code: BrandCode): Promise<BrandSeed> {
  const { seed } = (await import(`../brands/${code}/seed/index.ts`)) as { seed: BrandSeed }
  return seed
}

/** The journal of the demo; the server asks for it where it fills an empty place. */
export const loadJournal = async (code: BrandCode): Promise<SeedJournal> =>
  (await import(`../brands/${code}/seed/articles/index.ts`)) as SeedJournal
