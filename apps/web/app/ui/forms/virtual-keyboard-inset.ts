/**
 * Some phones draw the keyboard over the page (`interactive-widget` is not universal): while it is open, `--room` is
 * the visible height, so that a composer stays above the keys.
 * @param onCovered after each change of the height
 * @returns a function that stops it
 */
export function followVirtualKeyboard(onCovered?: () => void): () => void {
  const viewport = window.visualViewport
  const page = document.documentElement
  const fit = () => {
    // Pinch zoom also shrinks the visual viewport; react to the keyboard only.
    const isCovered = viewport?.scale === 1 && window.innerHeight - viewport.height > 80
    if (!isCovered) return page.style.removeProperty('--room')
    page.style.setProperty('--room', `${viewport.height}px`)
    onCovered?.()
  }
  viewport?.addEventListener('resize', fit)
  return () => {
    viewport?.removeEventListener('resize', fit)
    page.style.removeProperty('--room')
  }
}
