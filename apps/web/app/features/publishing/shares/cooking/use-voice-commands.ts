import { useEffect, useRef, useState } from 'react'
import { logWarning } from '../../../../browser-log.ts'
import { type VoiceCommand, voiceCommandOf } from './voice-command.ts'

/** Web Speech API with recognition on the device (`processLocally`), which TypeScript does not know yet. */
interface SpeechRecogniser extends EventTarget {
  lang: string
  continuous: boolean
  processLocally: boolean
  onresult: ((event: { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  abort: () => void
}
interface SpeechRecogniserClass {
  new (): SpeechRecogniser
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>
}

const lang = 'fr-FR'
/** The microphone falls silent for a moment now and then; these errors are final. */
const final = new Set(['not-allowed', 'service-not-allowed', 'audio-capture', 'language-not-supported'])

const recogniser = (): SpeechRecogniserClass | undefined =>
  (globalThis as { SpeechRecognition?: SpeechRecogniserClass }).SpeechRecognition

/** Only what the device itself understands: a voice is not sent to the browser's maker. */
async function understandsHere(): Promise<boolean> {
  const available = await recogniser()?.available?.({ langs: [lang], processLocally: true })
  return available === 'available'
}

interface VoiceCommands {
  /** False where the browser has no recognition on the device. */
  offered: boolean
  listening: boolean
  failed: boolean
  toggle: () => void
}

/** Hands are wet in a kitchen. */
export function useVoiceCommands(onCommand: (command: VoiceCommand) => void): VoiceCommands {
  const [offered, setOffered] = useState(false)
  const [listening, setListening] = useState(false)
  const [failed, setFailed] = useState(false)
  const latest = useRef(onCommand)
  useEffect(() => {
    latest.current = onCommand
  })
  useEffect(() => {
    understandsHere().then(setOffered, (error: unknown) => logWarning('no voice commands', error))
  }, [])
  useEffect(() => {
    const Recogniser = recogniser()
    if (!listening || Recogniser === undefined) return
    const recognition = new Recogniser()
    Object.assign(recognition, { lang, continuous: true, processLocally: true })
    recognition.onresult = ({ results, resultIndex }) => {
      const command = voiceCommandOf(results[resultIndex]?.[0]?.transcript ?? '')
      if (command !== undefined) latest.current(command)
    }
    recognition.onerror = ({ error }) => {
      if (!final.has(error)) return
      setFailed(true)
      setListening(false)
    }
    recognition.onend = () => recognition.start()
    recognition.start()
    return () => {
      recognition.onend = null
      recognition.abort()
    }
  }, [listening])
  const toggle = () => {
    setFailed(false)
    setListening((was) => !was)
  }
  return { offered, listening, failed, toggle }
}
