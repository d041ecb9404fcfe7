export { type EncounterSource, OpenedList, UnseenMark } from './opened-list.tsx'
export { PagedRows, type RowSource } from './paged-rows.tsx'
