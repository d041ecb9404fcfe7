export { deleteNotesAbout, deleteOldStaffNotes } from './delete-old-staff-notes.ts'
export { listStaffNotes } from './staff-notes.queries.ts'
export { writeStaffNote } from './write-staff-note.ts'
