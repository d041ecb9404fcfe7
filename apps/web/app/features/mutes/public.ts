export { MuteNow } from './mute-now.tsx'
export { type MuteAnswer, MutedThings } from './muted-things.tsx'
export { mutesApi } from './mutes.api.ts'
export { saveMute } from './save-mute.ts'
