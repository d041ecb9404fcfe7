export { hideResult, showResultAgain } from './hide-result.ts'
export { loadRemindedBatch } from './reminded-batch.ts'
export { resultVisibleTo } from './results.visible.ts'
