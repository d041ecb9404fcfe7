export { blockMember } from './block-member.ts'
