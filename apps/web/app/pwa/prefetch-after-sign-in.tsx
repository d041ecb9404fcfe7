import { useEffect } from 'react'
import { pageIdle } from './page-idle.ts'

/** Prefetches the next pages' code on the sign-in page, once idle. */
export function NextPagesAfterSignIn() {
  useEffect(() => {
    const bring = async () => {
      await pageIdle()
      const { prefetchVisitorPages } = await import('./prefetch-visitor-pages.ts')
      prefetchVisitorPages()
    }
    bring().catch(() => null)
  }, [])
  return null
}
