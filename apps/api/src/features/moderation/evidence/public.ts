export { eraseDeleted } from './erase-deleted.ts'
export { eraseVersions } from './erase-versions.ts'
