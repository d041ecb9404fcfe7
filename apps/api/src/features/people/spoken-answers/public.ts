export { loadSpokenAnswer, loadSpokenSounds } from './spoken-answers.queries.ts'
