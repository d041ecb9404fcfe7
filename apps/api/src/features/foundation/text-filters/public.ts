export { findFilterMatches, findHoldReasons, listFilterWords } from './find-filter-matches.ts'
export { findHealthClaims, mentionsIllness } from './health-claims.ts'
