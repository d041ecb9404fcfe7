export { hidePhoto, showPhotoAgain } from './hide-photo.ts'
export { loadPhotos, photoShownTo } from './photos.queries.ts'
export { updateAudiences } from './update-audiences.ts'
