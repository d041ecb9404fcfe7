export { type FileRow, fileUrl, fileView } from './files.views.ts'
