export { addressHash } from './left-name.ts'
