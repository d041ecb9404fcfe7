import type { BrandCode, BrandSeed } from './brand.ts'

/** Folder of the drawn portraits, `<name>.svg` (square) and `<name>-portrait.svg` (4:5). */
export const avatarsFolder = new URL('../seed/avatars/', import.meta.url)

/** Static files of a brand, served at /brand/<code>/. */
export function publicFolder(code: BrandCode): URL {
  return new URL(`../public/${code}/`, import.meta.url)
}

const loaders: Record<BrandCode, () => Promise<BrandSeed>> = {
  violette: async () => (await import('./violette/seed/index.ts')).seed,
  seve: async () => (await import('./seve/seed/index.ts')).seed,
}

/** Demo content; the server alone asks for it. */
export function loadSeed(code: BrandCode): Promise<BrandSeed> {
  return loaders[code]()
}
