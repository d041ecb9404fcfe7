import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import './install-offer.ts'
import { pageAtRest } from './page-at-rest.ts'

/**
 * What makes the site an app on her device, and what hears Ctrl K and who asks after a member. Mounted once, for a member; all of it is fetched when
 * the page rests, what it shows too.
 */
export function InstalledApp({ viewerId }: { viewerId: number }) {
  const { pathname, search } = useLocation()
  const [Card, show] = useState<ComponentType | null>(null)
  const [OverPage, hear] = useState<ComponentType | null>(null)
  useEffect(() => {
    const tell = async () => {
      await pageAtRest()
      const { OverPage, sawPage } = await import('./app-duties.ts')
      hear(() => OverPage)
      sawPage({ viewerId, address: pathname + search, show: (card) => show(() => card) })
    }
    // Without a network its code waits for the next page.
    tell().catch(() => null)
  }, [viewerId, pathname, search])
  return (
    <>
      {OverPage && <OverPage />}
      {Card && <Card />}
    </>
  )
}
