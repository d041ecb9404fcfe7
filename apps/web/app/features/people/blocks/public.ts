export { BlockDialog } from './block-dialog.tsx'
export { blocksApi } from './blocks.api.ts'
