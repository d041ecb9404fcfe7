export { giveRole } from './give-role.ts'
