export { type LinkPreviewRow, linkPreviewView, previewOf } from './link-previews.views.ts'
export { decodeBody } from './read-metadata.ts'
export { type PreviewParts, requestMemberPreview, requestPreview } from './request-preview.ts'
