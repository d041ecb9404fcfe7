export { forgetNotesAbout, forgetStaffNotes } from './forget-staff-notes.ts'
export { listStaffNotes } from './staff-notes.queries.ts'
export { writeStaffNote } from './write-staff-note.ts'
