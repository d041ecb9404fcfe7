export { batchesApi } from './batches.api.ts'
export { Tried } from './tried.tsx'
