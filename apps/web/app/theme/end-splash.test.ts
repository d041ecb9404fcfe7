import { afterEach, expect, it, vi } from 'vitest'
import { endSplashWithFirstRoute, firstRouteEvent } from './end-splash.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page with its head script, and the saying that its first route is there. */
function page(animations: unknown[] | null): () => void {
  const heard = new EventTarget()
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard))
  vi.stubGlobal('document', { querySelector: () => animations && { getAnimations: () => animations } })
  endSplashWithFirstRoute()
  return () => void heard.dispatchEvent(new Event(firstRouteEvent))
}
const fading = (currentTime: number) => ({ currentTime, effect: { getTiming: () => ({ delay: 750 }) } })

it('waits with the splash for the first route, which it then lets fade from that moment', () => {
  const waiting = fading(200)
  const routeIsThere = page([waiting])
  expect(waiting.currentTime).toBe(200)
  routeIsThere()
  expect(waiting.currentTime).toBe(750)
})

it('leaves alone a splash that fades already, and a page without one', () => {
  const half = fading(900)
  page([half])()
  expect(half.currentTime).toBe(900)
  expect(page(null)).not.toThrow()
})
