import type { BrandSeed } from '../../../src/seed-content.ts'
import { batches } from './batches.ts'
import { communities } from './communities.ts'
import { faq } from './faq.ts'
import { filterWords } from './filter-words.ts'
import { groups } from './groups.ts'
import { kitchen } from './kitchen.ts'
import { makings } from './makings.ts'
import { members } from './members.ts'
import { moderation } from './moderation.ts'
import { pages } from './pages.ts'
import { shares } from './shares.ts'
import { swaps } from './swaps.ts'
import { talk } from './talk.ts'
import { conversations, favorites, honors, visits } from './ties.ts'

export const seed: BrandSeed = {
  members,
  shares,
  communities,
  pages,
  faq,
  honors,
  visits,
  favorites,
  conversations,
  talk,
  groups,
  batches,
  kitchen,
  makings,
  swaps,
  moderation,
  filterWords,
  ingredientProposals: [
    { name: 'oca du Pérou', author: 'nour', hoursAgo: 52 },
    { name: 'capucine tubéreuse', author: 'viviane', hoursAgo: 7 },
  ],
}
