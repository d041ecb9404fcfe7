export { hidePhoto, showPhotoAgain } from './hide-photo.ts'
export { loadPhotos } from './photos.queries.ts'
export { profileShownChanged } from './profile-shown.ts'
