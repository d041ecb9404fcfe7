export { hideMaking, showMakingAgain } from './hide-making.ts'
export { makingVisibleTo } from './makings.queries.ts'
