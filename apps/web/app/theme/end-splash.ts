/** Said once by a page whose first route is there. */
export const firstRouteEvent = 'first-route'

/**
 * Specification §2: the splash is shown until the first route change completes, and then fades. What fades it is the
 * style sheet, which does so by itself where no script ever says that it may: here its waiting is over at once.
 */
function endSplash(): void {
  for (const animation of document.querySelector('.splash')?.getAnimations() ?? []) {
    const wait = animation.effect?.getTiming().delay ?? 0
    if (Number(animation.currentTime) < wait) animation.currentTime = wait
  }
}

/** Of the script in every page's head, which the scripts of the router need not carry. */
export function endSplashWithFirstRoute(): void {
  addEventListener(firstRouteEvent, endSplash, { once: true })
}
