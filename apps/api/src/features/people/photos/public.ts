export { hidePhoto, showPhotoAgain } from './hide-photo.ts'
export { loadPhotos, loadShownPhotos, photoShownTo } from './photos.queries.ts'
export { settlePhoto } from './settle-photo.ts'
export { updateAudiences } from './update-audiences.ts'
