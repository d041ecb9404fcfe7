export { certificationsSealed } from './certifications.sealed.ts'
export { createSealedDrawings } from './sealed-picture.ts'
