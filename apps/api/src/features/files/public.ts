export { attachFiles, attachPictures } from './attach-files.ts'
export { type FileRow, fileSelection, fileUrl, fileView, pictureAttributes, pictureFields } from './files.views.ts'
export { createImageStore, picturePolicy, storedKey } from './image-store.ts'
export { removeFiles } from './remove-files.ts'
