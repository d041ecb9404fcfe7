import type { Breaks } from '../break.ts'
import { section1 } from './section-1.ts'
import { section2 } from './section-2.ts'
import { section3 } from './section-3.ts'
import { section4 } from './section-4.ts'
import { section5 } from './section-5.ts'
import { section6 } from './section-6.ts'
import { section7 } from './section-7.ts'
import { section8 } from './section-8.ts'
import { section9 } from './section-9.ts'

/** How each proven row is broken, by section of the specification. */
export const breaks: Record<string, Breaks> = {
  '§1': section1,
  '§2': section2,
  '§3': section3,
  '§4': section4,
  '§5': section5,
  '§6': section6,
  '§7': section7,
  '§8': section8,
  '§9': section9,
}
