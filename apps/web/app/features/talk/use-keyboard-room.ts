import { useEffect } from 'react'

/**
 * Some phones draw their keyboard over the page instead of shrinking it (`interactive-widget` is not known to all): the
 * conversation then takes the height that is left, so that the composer stays above the keys.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const page = document.documentElement
    if (viewport === null) return
    const fit = () => {
      // A pinch makes the visible part smaller too; only the keyboard asks for room.
      const isCovered = viewport.scale === 1 && window.innerHeight - viewport.height > 80
      if (!isCovered) return page.style.removeProperty('--room')
      page.style.setProperty('--room', `${viewport.height}px`)
      window.scrollTo(0, 0)
    }
    viewport.addEventListener('resize', fit)
    return () => {
      viewport.removeEventListener('resize', fit)
      page.style.removeProperty('--room')
    }
  }, [])
}
