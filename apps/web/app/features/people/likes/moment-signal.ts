const momentEvent = 'like-moment'

/** The part that shows moments loads later than the heart. */
let isWaiting = false

/** There is a moment to show. */
export function signalMoment(): void {
  isWaiting = true
  window.dispatchEvent(new Event(momentEvent))
}

/** Also called for a moment that was signalled before. */
export function onMomentSignal(show: () => void): () => void {
  const answer = () => {
    isWaiting = false
    show()
  }
  if (isWaiting) answer()
  addEventListener(momentEvent, answer)
  return () => removeEventListener(momentEvent, answer)
}
