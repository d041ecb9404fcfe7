import { logWarning } from '../../../../browser-log.ts'
import { cookingText } from './cooking.text.ts'

const BEEPS = 3
/** Seconds. */
const beep = { length: 0.35, every: 0.6, pitch: 880, volume: 0.4 }
/** Milliseconds, on and off. */
const vibration = [400, 200, 400, 200, 400]

let audio: AudioContext | undefined

/** Called by a touch: browsers play no sound without one before. */
export function allowSound(): void {
  try {
    audio ??= new AudioContext()
    void audio.resume().catch(() => undefined)
  } catch (error) {
    logWarning('timers have no sound here', error)
  }
}

function beepThrice(): void {
  if (audio === undefined) return
  for (let count = 0; count < BEEPS; count++) {
    const from = audio.currentTime + count * beep.every
    const volume = new GainNode(audio, { gain: beep.volume })
    const tone = new OscillatorNode(audio, { frequency: beep.pitch })
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + beep.length)
  }
}

/** Only where she allowed notifications before, and does not look at the page. */
async function notifyHidden(step: number): Promise<void> {
  if (document.visibilityState === 'visible' || !('Notification' in globalThis)) return
  if (Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker?.getRegistration()
  await worker?.showNotification(cookingText.rung, {
    body: cookingText.rungMore(step),
    tag: 'minuteur',
    data: { navigate: location.pathname },
  })
}

/** Sound, vibration, and a notification for a page that is hidden. */
export function ring(step: number): void {
  beepThrice()
  navigator.vibrate?.(vibration)
  notifyHidden(step).catch((error: unknown) => logWarning('a timer could not notify', error))
}
