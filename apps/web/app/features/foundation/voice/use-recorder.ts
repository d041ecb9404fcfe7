import { type RefObject, useEffect, useRef, useState } from 'react'
import { logWarning } from '../../../browser-log.ts'
import { opusType, type Recording, startRecording } from './recording.ts'
import { voiceText } from './voice.text.ts'
import { pauseVoice } from './voice-player.ts'

/** Milliseconds between two measures of loudness. */
const MEASURE = 100

export type RecorderPhase = 'asking' | 'recording' | 'paused' | 'full' | 'refused'

const problemOf = (error: unknown): string => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return voiceText.refused
  if (name === 'NotFoundError' || name === 'NotReadableError') return voiceText.noMicrophone
  logWarning('the recorder failed', error)
  return voiceText.failed
}

/** One measure for each tenth of a second that is recorded. */
function useLevels(active: boolean, recording: RefObject<Recording | null>): number[] {
  const [levels, setLevels] = useState<number[]>([])
  useEffect(() => {
    if (!active) return
    const timer = setInterval(() => {
      const level = recording.current?.level() ?? 0
      setLevels((before) => [...before, level])
    }, MEASURE)
    return () => clearInterval(timer)
  }, [active, recording])
  return levels
}

/** Records from the first render on; ends with the component. */
export function useRecorder(longest: number) {
  const [phase, setPhase] = useState<RecorderPhase>('asking')
  const [problem, setProblem] = useState<string | null>(null)
  const recording = useRef<Recording | null>(null)
  const levels = useLevels(phase === 'recording', recording)
  const fail = (error: unknown) => {
    setProblem(problemOf(error))
    setPhase('refused')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the recorder opens
  useEffect(() => {
    let closed = false
    pauseVoice()
    startRecording(() => !closed && fail(null)).then((started) => {
      if (closed) return started.end()
      recording.current = started
      setPhase('recording')
    }, fail)
    return () => {
      closed = true
      recording.current?.end()
      recording.current = null
    }
  }, [])

  const seconds = (levels.length * MEASURE) / 1000
  useEffect(() => {
    if (phase !== 'recording' || seconds < longest) return
    recording.current?.pause()
    setPhase('full')
  }, [longest, phase, seconds])

  return {
    phase,
    problem,
    levels,
    seconds,
    pause: () => {
      recording.current?.pause()
      setPhase('paused')
    },
    resume: () => {
      recording.current?.resume()
      setPhase('recording')
    },
    /** What is recorded so far, to listen to it. */
    soFar: async (): Promise<Blob> => (await recording.current?.soFar()) ?? new Blob(),
    /** What the server takes. */
    finish: async (): Promise<Blob> => {
      recording.current?.pause()
      setPhase('paused')
      const recorded = (await recording.current?.soFar()) ?? new Blob()
      return opusType() === undefined ? (await import('./to-wav.ts')).toWav(recorded) : recorded
    },
  }
}
