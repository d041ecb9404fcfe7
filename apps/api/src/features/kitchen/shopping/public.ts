export { changeLines } from './change-lines.ts'
export { loadBasics } from './shopping.queries.ts'
