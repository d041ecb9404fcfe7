export { findHeldFor } from './what-filters-find.ts'
