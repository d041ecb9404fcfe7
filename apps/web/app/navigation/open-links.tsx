import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'

/** As long as the router's own links wait: a pointer that only crosses a link prefetches nothing. */
const INTENT_MS = 100

interface SiteLink {
  path: string
  options: string[]
}

/** A link rendered by `link.tsx`. */
function siteLinkOf(event: Event): SiteLink | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-discover]') : null
  if (link === null || link.origin !== location.origin) return null
  const { pathname, search, hash, dataset } = link
  return { path: pathname + search + hash, options: dataset.discover?.split(' ') ?? [] }
}

const opensElsewhere = ({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 ||
  metaKey ||
  ctrlKey ||
  shiftKey ||
  altKey ||
  (target instanceof Element && target.closest('a[target]:not([target="_self"]), a[download]') !== null)

/** Opens links in place, for the whole page with one listener. The same address replaces itself, as in a browser. */
function useOpenLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = siteLinkOf(event)
      if (link === null || event.defaultPrevented || opensElsewhere(event)) return
      event.preventDefault()
      const { path, options } = link
      void navigate(path, {
        replace: options.includes('replace') || path === location.pathname + location.search + location.hash,
        preventScrollReset: options.includes('keep-scroll'),
        viewTransition: options.includes('view'),
      })
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [navigate])
}

/** The page that she is about to open, by pointer, focus or touch. */
function useIntendedPath(): string | null {
  const [intended, setIntended] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const intend = (event: Event) => {
      clearTimeout(timer)
      const link = siteLinkOf(event)
      if (link === null || !link.options.includes('intent')) return
      if (event.type === 'touchstart') setIntended(link.path)
      else timer = setTimeout(setIntended, INTENT_MS, link.path)
    }
    const events = ['mouseover', 'focusin', 'touchstart'] as const
    for (const type of events) document.addEventListener(type, intend, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const type of events) document.removeEventListener(type, intend)
    }
  }, [])
  return intended
}

export function OpenLinks() {
  useOpenLinks()
  const path = useIntendedPath()
  return path === null ? null : <PrefetchPageLinks page={path} />
}
