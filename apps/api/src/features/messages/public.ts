export { eraseDeleted } from './erase-deleted.ts'
