export { eraseDeleted } from './erase-deleted.ts'
export { eraseEvidence } from './erase-removed.ts'
export { eraseVersions } from './erase-versions.ts'
