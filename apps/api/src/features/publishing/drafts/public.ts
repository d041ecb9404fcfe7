export { loadDraft } from './drafts.queries.ts'
export { eraseDraft, isDraftWithText, publishDraftErased } from './erase-draft.ts'
export { saveDraft } from './save-draft.ts'
