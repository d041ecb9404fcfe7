import { lazyPart } from '../../ui/lazy-part.tsx'

export { NearRow } from './near-row.tsx'
export { ProfileTodo } from './profile-todo.tsx'
export { Pulse } from './pulse.tsx'
export { useFreshDashboard } from './use-fresh-dashboard.ts'
export { visitMonth } from './visit-days.ts'

/** Only the first members ever see it. */
export const FirstDays = lazyPart(async () => (await import('./first-days.tsx')).FirstDays, { drawnAs: '.db-first' })
