/** A neutral page that reveals nothing about this site. */
export const neutralPage = 'https://www.meteofrance.com/'

const pressesNeeded = 3
const windowMs = 1500

/** True at the third press within the window. */
export function createEscapeCounter(): (pressedAt: number) => boolean {
  let presses: number[] = []
  return (pressedAt) => {
    presses = [...presses.filter((at) => pressedAt - at <= windowMs), pressedAt]
    if (presses.length < pressesNeeded) return false
    presses = []
    return true
  }
}

/** Replaces the history entry, so that the back button does not return here. */
export function leaveNow(page: Window = window): void {
  page.document.title = ''
  page.document.documentElement.style.visibility = 'hidden'
  page.location.replace(neutralPage)
}

/**
 * Handles links marked `data-quick-exit` and three presses of Escape.
 * @returns a function that unsubscribes
 */
export function listenForQuickExit(target: Document): () => void {
  const isThird = createEscapeCounter()
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.repeat && isThird(event.timeStamp)) leaveNow()
  }
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-quick-exit]')) return
    event.preventDefault()
    leaveNow()
  }
  // Use the capture phase, so that dialogs cannot swallow Escape.
  target.addEventListener('keydown', onKey, true)
  target.addEventListener('click', onClick, true)
  return () => {
    target.removeEventListener('keydown', onKey, true)
    target.removeEventListener('click', onClick, true)
  }
}
