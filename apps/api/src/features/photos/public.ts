export { hidePhoto, showPhotoAgain } from './hide-photo.ts'
export { loadPhotos } from './photos.queries.ts'
