/** A neutral, ordinary page: nothing about it tells what was on the screen before. */
export const neutralPage = 'https://www.meteofrance.com/'

const pressesNeeded = 3
const windowMs = 1500

/** Says, at each press of Escape, whether it was the third in a short while. */
export function createEscapeCounter(): (pressedAt: number) => boolean {
  let presses: number[] = []
  return (pressedAt) => {
    presses = [...presses.filter((at) => pressedAt - at <= windowMs), pressedAt]
    if (presses.length < pressesNeeded) return false
    presses = []
    return true
  }
}

/** Blanks the page at once, then leaves; the entry of this page is replaced, so « back » does not return to it. */
export function leaveNow(page: Window = window): void {
  page.document.title = ''
  page.document.documentElement.style.visibility = 'hidden'
  page.location.replace(neutralPage)
}

/** Links marked `data-quick-exit` and Escape pressed three times. Returns what undoes it. */
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
  // Captured first: a dialog that closes on Escape must not swallow the way out.
  target.addEventListener('keydown', onKey, true)
  target.addEventListener('click', onClick, true)
  return () => {
    target.removeEventListener('keydown', onKey, true)
    target.removeEventListener('click', onClick, true)
  }
}
