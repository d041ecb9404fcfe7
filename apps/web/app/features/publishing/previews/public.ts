export { previewText } from './preview.text.ts'
export { previewUnsaved, requireEditorPage } from './unsaved-preview.ts'
export { UnsavedStates } from './unsaved-states.tsx'
