export { BATCH_SIZE, loadNextRecipients } from './next-recipients.ts'
export { loadPushRelevance, type PushRelevance } from './push-relevance.ts'
