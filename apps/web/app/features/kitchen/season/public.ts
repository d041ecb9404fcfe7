export { seasonApi } from './season.api.ts'
export { SeasonCard } from './season-card.tsx'
