export { MuteNow } from './mute-now.tsx'
export { type MuteAnswer, MutedThings, MutedWords } from './muted-things.tsx'
export { mutesApi } from './mutes.api.ts'
export { answerMute, answerMuteOffline } from './save-mute.ts'
