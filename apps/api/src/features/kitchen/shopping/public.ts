export { changeLines } from './change-lines.ts'
export { loadBasics } from './shopping.queries.ts'
export { isUsedBy as listIsUsedBy } from './shopping.subject.ts'
