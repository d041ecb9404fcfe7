import { onDemand } from '../../../ui/on-demand.tsx'

export { menusApi } from './menus.api.ts'
export { menusText } from './menus.text.ts'

export const PlanSheet = onDemand(async () => (await import('./plan-sheet.tsx')).PlanSheet, { soon: true })
