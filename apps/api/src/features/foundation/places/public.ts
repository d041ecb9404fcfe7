export { findTowns, type Town, timeZoneOfMember } from './find-town.ts'
export { findPlace } from './places.queries.ts'
export { findPublicTown, townSlug, wholeTownCode } from './public-town.ts'
export { defaultTimeZone, timeZoneName } from './time-zones.ts'
