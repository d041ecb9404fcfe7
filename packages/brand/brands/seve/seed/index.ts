import type { BrandSeed } from '../../../src/brand.ts'
import { communities } from './communities.ts'
import { members } from './members.ts'
import { pages } from './pages.ts'
import { shares } from './shares.ts'
import { conversations, honors, visits } from './ties.ts'

export const seed: BrandSeed = { members, shares, communities, pages, honors, visits, conversations }
