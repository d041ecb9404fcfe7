import type { SeedPage } from '../../brand.ts'

export const pages: SeedPage[] = []
