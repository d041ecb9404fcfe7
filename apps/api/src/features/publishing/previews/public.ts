export { createPreviewAddress, type PreviewAddress } from './preview-address.ts'
