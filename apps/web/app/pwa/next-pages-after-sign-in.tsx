import { useEffect } from 'react'
import { pageAtRest } from './page-at-rest.ts'

/** On the page where she signs in: once it rests, what her next pages need is brought. */
export function NextPagesAfterSignIn() {
  useEffect(() => {
    const bring = async () => {
      await pageAtRest()
      const { bringVisitorsNextPages } = await import('./next-pages-of-visitors.ts')
      bringVisitorsNextPages()
    }
    bring().catch(() => null)
  }, [])
  return null
}
