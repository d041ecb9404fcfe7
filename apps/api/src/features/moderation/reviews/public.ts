export { askMeasureReview } from './ask-review.ts'
export { loadActiveSuspension } from './own-measures.queries.ts'
