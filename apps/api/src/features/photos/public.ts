export { loadPhotos } from './photos.queries.ts'
