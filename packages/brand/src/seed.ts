import type { BrandCode, BrandSeed } from './brand.ts'

/** Folder of the drawn portraits, `<name>.svg` (square) and `<name>-portrait.svg` (4:5). */
export const avatarsFolder = new URL('../seed/avatars/', import.meta.url)

/** Static files of a brand, served at /brand/<code>/. */
export function publicFolder(code: BrandCode): URL {
  return new URL(`../brands/${code}/public/`, import.meta.url)
}

/** Demo content; the server alone asks for it. */
export async function loadSeed(code: BrandCode): Promise<BrandSeed> {
  const { seed } = (await import(`../brands/${code}/seed/index.ts`)) as { seed: BrandSeed }
  return seed
}
