export { leaveAllGroups } from './leave-group.ts'
