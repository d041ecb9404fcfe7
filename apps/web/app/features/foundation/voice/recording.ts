import { limits } from '@consoeurs/contract/limits'

/** What the server decodes; a browser that records neither sends PCM. */
const opusTypes = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4;codecs=opus']
const BITS_PER_SECOND = 32_000
/** Milliseconds between two parts, so that a pause loses none. */
const PART = 500
const LEVEL_SAMPLES = 1024

export const opusType = (): string | undefined => opusTypes.find((type) => MediaRecorder.isTypeSupported(type))

export interface Recording {
  pause: () => void
  resume: () => void
  /** What is recorded so far. */
  soFar: () => Promise<Blob>
  /** From 0 to 1: how loud it is now. */
  level: () => number
  /** Ends the recording and releases the microphone. */
  end: () => void
}

/** @throws DOMException NotAllowedError where the member refuses, NotFoundError without a microphone */
export async function startRecording(onFailure: () => void): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  })
  const type = opusType()
  const recorder = new MediaRecorder(stream, { ...(type && { mimeType: type }), audioBitsPerSecond: BITS_PER_SECOND })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.addEventListener('error', onFailure)
  // The microphone was unplugged, or access withdrawn.
  stream.getAudioTracks()[0]?.addEventListener('ended', onFailure)
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: LEVEL_SAMPLES })
  context.createMediaStreamSource(stream).connect(analyser)
  const wave = new Float32Array(LEVEL_SAMPLES)
  recorder.start(PART)

  const lastPart = () =>
    new Promise<void>((resolve) => {
      if (recorder.state === 'inactive') return resolve()
      recorder.addEventListener('dataavailable', () => resolve(), { once: true })
      recorder.requestData()
    })
  return {
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    async soFar() {
      await lastPart()
      return new Blob(parts, { type: recorder.mimeType.split(';')[0] ?? '' })
    },
    level() {
      analyser.getFloatTimeDomainData(wave)
      return Math.min(1, Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / wave.length) * 4)
    },
    end() {
      if (recorder.state !== 'inactive') recorder.stop()
      for (const track of stream.getTracks()) track.stop()
      void context.close()
    },
  }
}

/** As many bars as the server draws, of as many levels as were measured. */
export function barsOf(levels: readonly number[]): number[] {
  const { bars, barHeight } = limits.sound
  const peak = Math.max(0.05, ...levels)
  const at = (bar: number) => levels[Math.floor((bar * levels.length) / bars)] ?? 0
  return Array.from({ length: bars }, (_, bar) => Math.round(Math.sqrt(at(bar) / peak) * barHeight))
}
