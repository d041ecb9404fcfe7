export { storedPicture } from './crop/stored-picture.ts'
export { loadCropStep } from './crop/use-crop.tsx'
export { photosApi } from './photos.api.ts'
export { PhotosEditor } from './photos-editor.tsx'
