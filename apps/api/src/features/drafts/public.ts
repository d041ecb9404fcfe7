export { eraseDraft } from './erase-draft.ts'
