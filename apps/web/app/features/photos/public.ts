export { PhotoGridEditor } from './photo-grid-editor.tsx'
export { photosApi } from './photos.api.ts'
