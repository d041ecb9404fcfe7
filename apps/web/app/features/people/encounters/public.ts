export { type EncounterSource, OpenedList, UnseenMark } from './opened-list.tsx'
