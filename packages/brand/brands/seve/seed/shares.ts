import type { SeedShare } from '../../../src/seed-content.ts'
import { communityShares } from './community-shares.ts'
import { variants } from './makings.ts'
import { outings } from './outings.ts'
import { photos } from './photos.ts'
import { questions } from './questions.ts'
import { greenRecipes } from './recipes-green.ts'
import { summerRecipes } from './recipes-summer.ts'
import { sweetRecipes } from './recipes-sweet.ts'
import { tips } from './tips.ts'

export const shares: SeedShare[] = [
  ...greenRecipes,
  ...sweetRecipes,
  ...summerRecipes,
  ...variants,
  ...photos,
  ...questions,
  ...tips,
  ...outings,
  ...communityShares,
]
