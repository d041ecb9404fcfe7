import { constants } from '@consoeurs/contract'

/** Two soft notes, a fifth apart: drawn here, so that nothing is fetched when something arrives. */
const notes = [
  { frequency: 659.26, at: 0, lasts: 0.35 },
  { frequency: 987.77, at: 0.11, lasts: 0.5 },
]
/** Someone who waits for the sound of one arrival does not hear it twice. */
const kept = 'notification-rung'
/** A page on screen knows best whether there is something to ring for: the hidden ones let it go first. */
const hiddenWaits = 250

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

/** Whether this arrival is nobody's yet; it is this page's from now on. Asked under a lock of all her pages. */
function isFirst(name: string, seq: number): boolean {
  const [whose, last] = (localStorage.getItem(kept) ?? '').split('|')
  if (whose === name && Number(last) >= seq) return false
  localStorage.setItem(kept, `${name}|${seq}`)
  return true
}

async function inTurn(userId: number, seq: number, then: () => void): Promise<void> {
  if (document.visibilityState === 'hidden') await new Promise((resolve) => setTimeout(resolve, hiddenWaits))
  await navigator.locks.request(kept, () => {
    if (isFirst(String(userId), seq)) then()
  })
}

/** Rings once for an arrival, whichever of her pages is first; one that was never touched may not play anything. */
export async function ring(userId: number, seq: number): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive || !('locks' in navigator)) return
  await inTurn(userId, seq, play)
}

/** She has it under her eyes: no other page rings for it either. */
export async function hush(userId: number, seq: number): Promise<void> {
  if ('locks' in navigator) await inTurn(userId, seq, () => undefined)
}
