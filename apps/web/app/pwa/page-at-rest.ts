/** Safari has no idle callback: soon is good enough there. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(() => then(), { timeout: 5000 }) : setTimeout(then, 1000)

let atRest: Promise<void> | undefined

/** Once the page is loaded and has nothing better to do: what she does not see must not slow down what she sees. */
export function pageAtRest(): Promise<void> {
  atRest ??= new Promise((resolve) => {
    const wait = () => void whenIdle(resolve)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
  return atRest
}
