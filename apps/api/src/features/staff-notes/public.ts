export { listStaffNotes } from './staff-notes.queries.ts'
export { writeStaffNote } from './write-staff-note.ts'
