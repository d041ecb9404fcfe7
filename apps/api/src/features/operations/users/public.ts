export { loadOwnUser } from './own-user.ts'
