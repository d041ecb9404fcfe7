export { certificationsEncryptedColumns } from './certifications.encrypted.ts'
export { createEncryptedDrawings } from './encrypted-picture.ts'
