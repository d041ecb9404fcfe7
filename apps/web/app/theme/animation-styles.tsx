import animateCss from 'animate.css/animate.min.css?url'
import { useEffect } from 'react'

/** The animation stylesheet of the specification, after the page is there: nothing waits for it. */
export function AnimationStyles({ href }: { href: string }) {
  useEffect(() => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href || animateCss
    document.head.append(link)
    return () => link.remove()
  }, [href])
  return null
}
