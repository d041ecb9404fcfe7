import { lazyPart } from '../../../ui/lazy-part.tsx'

export { Counters } from './counters.tsx'
export { NearRow, WiderSearch } from './near-row.tsx'
export { Sections } from './sections.tsx'
export { useFreshDashboard } from './use-fresh-dashboard.ts'

/** Only the first members see it. */
export const FirstDays = lazyPart(async () => (await import('./first-days.tsx')).FirstDays, {
  drawnAs: '[data-hook~="first-days"]',
})

/** Only new members see it. */
export const FirstSteps = lazyPart(async () => (await import('./first-steps.tsx')).FirstSteps, {
  drawnAs: '[data-hook~="first-steps"]',
})
