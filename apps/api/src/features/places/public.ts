export { findPlace, type StoredPlace } from './places.queries.ts'
