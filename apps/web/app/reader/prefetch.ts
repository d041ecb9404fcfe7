export function installPrefetch(): void {
  const seen = new Set<string>()
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    if (seen.has(link.href) || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return
    if (link.closest('[data-no-prefetch]')) return
    seen.add(link.href)
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.href = link.href
    document.head.append(hint)
  }
  document.addEventListener('pointerover', prefetch, { passive: true })
  document.addEventListener('touchstart', prefetch, { passive: true })
}
