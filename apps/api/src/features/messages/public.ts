export { eraseDeleted } from './erase-deleted.ts'
export { holdsLink } from './links.ts'
