export { loadDraft } from './drafts.queries.ts'
export { eraseDraft } from './erase-draft.ts'
export { keepDraft } from './keep-draft.ts'
