import type { SeedShare } from '../../../src/seed-content.ts'
import { communityShares } from './community-shares.ts'
import { outings } from './outings.ts'
import { photos } from './photos.ts'
import { questions } from './questions.ts'
import { thoughts } from './thoughts.ts'

export const shares: SeedShare[] = [...thoughts, ...photos, ...questions, ...outings, ...communityShares]
