export { pushEncryptedColumns } from './push.encrypted.ts'
export { loadOwnToken } from './push.queries.ts'
export { registerDevice } from './register-device.ts'
