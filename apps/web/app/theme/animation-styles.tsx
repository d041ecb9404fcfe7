import animateCss from 'animate.css/animate.min.css?url'
import { useEffect } from 'react'

/**
 * Adds the animation stylesheet of specification §1, late and optional. By default our own copy: the specification's
 * CDN would see every visit.
 * @param own URL of our copy
 * @returns a function that removes it
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
