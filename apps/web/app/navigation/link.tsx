import type { ComponentProps } from 'react'
import { createPath, type To } from 'react-router'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  /** `intent` prefetches on hover, focus or touch. */
  prefetch?: 'intent' | 'none'
  replace?: boolean
  preventScrollReset?: boolean
  viewTransition?: boolean
  /** Loads the whole page. */
  reloadDocument?: boolean
}

/**
 * A plain `<a>` that `open-links.tsx` opens without loading the whole page. The router discovers the routes of links with
 * `data-discover`; ours also says how to open it. On a page of a hundred links the router's own
 * `Link` took a sixth of the rendering time. For `state` use the router's.
 */
export function Link({
  to,
  prefetch,
  replace,
  preventScrollReset,
  viewTransition,
  reloadDocument,
  ...rest
}: LinkProps) {
  const options = [
    prefetch === 'intent' && 'intent',
    viewTransition && 'view',
    preventScrollReset && 'keep-scroll',
    replace && 'replace',
  ]
  const marker = reloadDocument ? undefined : options.filter(Boolean).join(' ')
  return <a {...rest} href={typeof to === 'string' ? to : createPath(to)} data-discover={marker} />
}
