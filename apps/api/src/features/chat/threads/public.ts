export { authorId, messageAppender, type NewMessage } from './append-message.ts'
export { attachImages, attachSoundTo } from './attach-to-message.ts'
export {
  deleteMessage,
  editMessage,
  lockThread,
  type PublishParts,
  reactToMessage,
  storeChange,
  storeDeletion,
  type ThreadKind,
} from './change-message.ts'
export { conditionsOf, type HistoryPage, type HistoryRange, loadAround, presentPage, rowsOf } from './history.ts'
export { attachPreview, storePreview } from './preview-link.ts'
export { loadAttachments, loadRelatedRows, type RelatedRows } from './related-rows.queries.ts'
export { sendOnce } from './send-once.ts'
export { type MessageTarget, type ThreadMessage, type ThreadTables, threadTables } from './thread-tables.ts'
