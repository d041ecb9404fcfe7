import animateCss from 'animate.css/animate.min.css?url'
import { useEffect } from 'react'

/**
 * The animation stylesheet of specification §1, added to a page that is already there: nothing waits for it, and where it
 * cannot be loaded nothing is missed. Its address is a setting (`ANIMATE_CSS_URL`); without it, it is our own copy: the
 * CDN that the specification loads it from would learn of every visit.
 * @param own the address of our own copy
 * @returns takes it away again
 */
export function addAnimationStyles(href: string, own: string): () => void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href || own
  document.head.append(link)
  return () => link.remove()
}

export function AnimationStyles({ href }: { href: string }) {
  useEffect(() => addAnimationStyles(href, animateCss), [href])
  return null
}
