export { findTowns, type Town, timeZoneOfMember } from './find-town.ts'
export { findPlace } from './places.queries.ts'
export { defaultTimeZone, timeZoneName } from './time-zones.ts'
