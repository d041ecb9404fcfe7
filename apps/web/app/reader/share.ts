/**
 * `<button data-share data-share-done="…">` opens the share sheet or copies the URL, and confirms in a polite live
 * region.
 */
export function installShare(): void {
  document.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null
    if (!button) return
    const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
    if (navigator.share) {
      // Rejects when the visitor cancels the share sheet.
      await navigator.share({ title: document.title, url }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(url)
    const label = button.querySelector('[data-share-label]') ?? button
    label.setAttribute('aria-live', 'polite')
    label.textContent = button.dataset.shareDone ?? ''
  })
}
