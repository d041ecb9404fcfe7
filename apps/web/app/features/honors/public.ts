export { HonorButton } from './honor-button.tsx'
export { HonorCounts } from './honor-counts.tsx'
export type { HonorState } from './honor-state.ts'
export { honorsApi } from './honors.api.ts'
