export { blockMember } from './block-member.ts'
export { findBlockedName } from './blocks.queries.ts'
