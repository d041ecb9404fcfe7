import { z } from 'zod'
import { limits } from '../limits.ts'
import { Id, personText } from '../primitives.ts'

/**
 * A voice recording, re-encoded by the server: AAC in MP4, mono. Browsers record Opus, in WebM, Ogg or MP4; one that
 * records something else sends PCM in WAV, mono, at `limits.sound.sampleRate`.
 */
export const SoundView = z.object({
  id: Id,
  url: z.string(),
  seconds: z.number(),
  /** `limits.sound.bars` heights. */
  waveform: z.array(z.number().int()),
  /** Transcript typed by the speaker; may be empty. */
  transcript: z.string(),
})
export type SoundView = z.infer<typeof SoundView>

/** What an upload answers. */
export const UploadedSound = SoundView.omit({ transcript: true })
export type UploadedSound = z.infer<typeof UploadedSound>

/** From the tus URL of the upload (`uploads.ts`). */
export const uploadedSoundPath = (uploadUrl: string) => `${uploadUrl.replace(/\/$/, '')}/sound`

export const ChosenSound = z.object({
  fileId: Id,
  transcript: personText(limits.sound.transcript, `Ton texte dépasse ${limits.sound.transcript} caractères.`).default(
    '',
  ),
})
export type ChosenSound = z.input<typeof ChosenSound>
