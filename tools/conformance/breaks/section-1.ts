import type { Breaks } from '../break.ts'
import { house } from './section-1/house.ts'
import { places } from './section-1/places.ts'

/** What the product does and for whom. */
export const section1: Breaks = { ...places, ...house }
