import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import '../pwa/install-offer.ts'
import { pageIdle } from '../pwa/page-idle.ts'

/**
 * Service worker, install card, search palette and hover cards. Mounted once, for members; the code loads when the page
 * is idle.
 */
export function InstalledApp({ viewerId }: { viewerId: number }) {
  const { pathname, search } = useLocation()
  const [Card, show] = useState<ComponentType | null>(null)
  const [Overlays, setOverlays] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = async () => {
      await pageIdle()
      const { PageOverlays, onPageView } = await import('./app-duties.ts')
      setOverlays(() => PageOverlays)
      onPageView({ viewerId, address: pathname + search, show: (card) => show(() => card) })
    }
    // Offline: the next page loads the code.
    load().catch(() => null)
  }, [viewerId, pathname, search])
  return (
    <>
      {Overlays && <Overlays />}
      {Card && <Card />}
    </>
  )
}
