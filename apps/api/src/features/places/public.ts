export { findPlace, placeSearchName, type StoredPlace } from './places.queries.ts'
