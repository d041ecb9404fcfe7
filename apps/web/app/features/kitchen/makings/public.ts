export { makingsApi } from './makings.api.ts'
export { Makings } from './makings.tsx'
export { VariantOf, Variants } from './recipe-family.tsx'
