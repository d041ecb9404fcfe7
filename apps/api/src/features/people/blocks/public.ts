export { blockMember } from './block-member.ts'
export { findBlockedName } from './blocks.queries.ts'
export { lockPair } from './lock-pair.ts'
