export { identityEncryptedColumns } from './identity.encrypted.ts'
