import type { SoundView, UploadedSound } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'

export const soundKey = (name: string) => `${name}.m4a`

export const soundType = 'audio/mp4'

const soundUrl = (name: string) => `/files/${soundKey(name)}`

export interface SoundRow {
  id: number
  name: string
  sound: tables.StoredSound
}

export const uploadedSound = ({ id, name, sound }: SoundRow): UploadedSound => ({
  id,
  url: soundUrl(name),
  seconds: sound.milliseconds / 1000,
  waveform: sound.waveform,
})

export const soundView = (row: SoundRow, transcript: string): SoundView => ({ ...uploadedSound(row), transcript })
