export { profileCompleted, setProfileCompleted } from './profile-completed.ts'
