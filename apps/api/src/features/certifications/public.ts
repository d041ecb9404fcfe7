export { createSealedDrawings } from './sealed-picture.ts'
