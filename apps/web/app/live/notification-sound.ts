import { constants } from '@consoeurs/contract'

/** Synthesised, so that no audio file is fetched. */
const notes = [
  { frequency: 659.26, at: 0, lasts: 0.35 },
  { frequency: 987.77, at: 0.11, lasts: 0.5 },
]
/** Prevents a second ring for the same notification. */
const rungKey = 'notification-rung'
/** Milliseconds that hidden tabs wait, so that a visible tab decides first. */
const HIDDEN_TAB_DELAY = 250

function play(): void {
  const context = new AudioContext()
  const master = context.createGain()
  master.gain.value = constants.soundVolume
  master.connect(context.destination)
  for (const { frequency, at, lasts } of notes) {
    const begin = context.currentTime + at
    const tone = context.createOscillator()
    const envelope = context.createGain()
    tone.frequency.value = frequency
    envelope.gain.setValueAtTime(0, begin)
    envelope.gain.linearRampToValueAtTime(0.4, begin + 0.02)
    envelope.gain.exponentialRampToValueAtTime(0.001, begin + lasts)
    tone.connect(envelope).connect(master)
    tone.start(begin)
    tone.stop(begin + lasts)
    if (at === notes.at(-1)?.at) tone.onended = () => void context.close()
  }
}

/** Claims the notification for this tab, under the lock shared by all tabs. */
function claim(name: string, seq: number): boolean {
  const [whose, last] = (localStorage.getItem(rungKey) ?? '').split('|')
  if (whose === name && Number(last) >= seq) return false
  localStorage.setItem(rungKey, `${name}|${seq}`)
  return true
}

async function ifFirstTab(userId: number, seq: number, then: () => void): Promise<void> {
  if (document.visibilityState === 'hidden') await new Promise((resolve) => setTimeout(resolve, HIDDEN_TAB_DELAY))
  await navigator.locks.request(rungKey, () => {
    if (claim(String(userId), seq)) then()
  })
}

/** Rings once across all tabs; browsers block audio without user activation. */
export async function playNotificationSound(userId: number, seq: number): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive || !('locks' in navigator)) return
  await ifFirstTab(userId, seq, play)
}

/** The viewer has seen it: no other tab rings either. */
export async function skipNotificationSound(userId: number, seq: number): Promise<void> {
  if ('locks' in navigator) await ifFirstTab(userId, seq, () => undefined)
}
