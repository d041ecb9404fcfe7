import type { SeedAnswer } from '../seed-content.ts'
import { aboutYou } from './about-you.ts'
import { together } from './together.ts'

/** What is asked whatever the brand. What an answer says of a number or a page is what the product does. */
export const commonAnswers: SeedAnswer[] = [...aboutYou, ...together]
