export { loadDraft } from './drafts.queries.ts'
export { draftSaying, eraseDraft, tellErased } from './erase-draft.ts'
export { keepDraft } from './keep-draft.ts'
