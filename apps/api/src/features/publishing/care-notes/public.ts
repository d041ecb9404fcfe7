export { loadCareNotes } from './care-notes.ts'
