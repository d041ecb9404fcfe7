/** Safari has no idle callback: use a delay there. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(() => then(), { timeout: 5000 }) : setTimeout(then, 1000)

let atRest: Promise<void> | undefined

/** Resolves once the page is loaded and idle, so that background work does not slow down rendering. */
export function pageIdle(): Promise<void> {
  atRest ??= new Promise((resolve) => {
    const wait = () => void whenIdle(resolve)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
  return atRest
}
