export { BlockDialog } from './block-dialog.tsx'
export { blocksApi } from './blocks.api.ts'
export { useForgetMember } from './use-forget-member.ts'
