export { findPlace } from './places.queries.ts'
