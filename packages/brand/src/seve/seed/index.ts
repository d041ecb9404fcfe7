import type { BrandSeed } from '../../brand.ts'

export const seed: BrandSeed = {
  members: [],
  shares: [],
  communities: [],
  pages: [],
  honors: [],
  visits: [],
  conversations: [],
}
