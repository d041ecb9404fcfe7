export { attachFiles, attachPictures, attachSound } from './attach-files.ts'
export {
  type FileRow,
  fileJson,
  fileSelection,
  fileUrl,
  fileView,
  pictureAttributes,
  pictureFields,
} from './files.views.ts'
export { createImageStore, picturePolicy, storedKey } from './image-store.ts'
export { openIncoming } from './incoming-uploads.ts'
export { photoOf } from './photo-of.ts'
export { removeFiles } from './remove-files.ts'
export { renderDrawing } from './render-picture.ts'
export { sendPrivatePicture } from './send-private-picture.ts'
export { sendSound } from './sounds/send-sound.ts'
export { soundKey, soundView } from './sounds/sounds.views.ts'
export { receiveUpload, renderUpload, storeRemotePicture } from './upload-file.ts'
