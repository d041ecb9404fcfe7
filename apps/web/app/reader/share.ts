/**
 * `<button data-share data-share-done="…">` offers the page to the system's share sheet, or copies its
 * address where there is none. The button's own text says that it is done, in a polite live region.
 */
export function installShare(): void {
  document.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null
    if (!button) return
    const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
    if (navigator.share) {
      // A cancelled share sheet rejects; there is nothing to say about it.
      await navigator.share({ title: document.title, url }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(url)
    const label = button.querySelector('[data-share-label]') ?? button
    label.setAttribute('aria-live', 'polite')
    label.textContent = button.dataset.shareDone ?? ''
  })
}
