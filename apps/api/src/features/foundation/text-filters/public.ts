export { findFilterMatches, findHoldReasons, listFilterWords } from './find-filter-matches.ts'
export { checkGroupText } from './group-text.ts'
export { findHealthClaims, mentionsIllness } from './health-claims.ts'
