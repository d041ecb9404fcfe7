export { Recorder, VoiceBubble } from './voice.tsx'
