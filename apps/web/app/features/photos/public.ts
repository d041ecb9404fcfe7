export { photosApi } from './photos.api.ts'
export { PhotosEditor } from './photos-editor.tsx'
