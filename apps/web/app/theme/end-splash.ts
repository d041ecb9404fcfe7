/** Dispatched once the first route has rendered. */
export const firstRouteEvent = 'first-route'

/**
 * Specification §2: the splash ends when the first route change completes. The stylesheet fades it after a delay even
 * without scripts; this skips the delay.
 */
function endSplash(): void {
  for (const animation of document.querySelector('.splash')?.getAnimations() ?? []) {
    const wait = animation.effect?.getTiming().delay ?? 0
    if (Number(animation.currentTime) < wait) animation.currentTime = wait
  }
}

/** In the head script, not in the router bundle. */
export function endSplashWithFirstRoute(): void {
  addEventListener(firstRouteEvent, endSplash, { once: true })
}
