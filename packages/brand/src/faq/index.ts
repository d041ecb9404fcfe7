import type { SeedAnswer } from '../seed-content.ts'
import { aboutYou } from './about-you.ts'
import { together } from './together.ts'

/** Shared by all brands; numbers and pages in the answers must match the product. */
export const commonAnswers: SeedAnswer[] = [...aboutYou, ...together]
