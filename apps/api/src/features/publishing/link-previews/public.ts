export { type LinkPreviewRow, linkPreviewView, previewOf } from './link-previews.views.ts'
export { requestPreview } from './request-preview.ts'
