import type { ProfilePhoto } from '@consoeurs/contract'
import { type ReactNode, useEffect, useState } from 'react'
import type { PhotoDrag } from './photo-drag.tsx'

interface PhotoGridProps {
  shown: ProfilePhoto[]
  onPlace: (ids: number[]) => void
  tile: (photo: ProfilePhoto, index: number) => ReactNode
}

/** Her photos in their order. What moves them by hand comes after the page, and only where there are two or more. */
export function PhotoGrid({ shown, onPlace, tile }: PhotoGridProps) {
  const [Drag, setDrag] = useState<typeof PhotoDrag | null>(null)
  const several = shown.length > 1
  useEffect(() => {
    if (!several) return
    // Without it the photos are moved by keys and buttons.
    const load = import('./photo-drag.tsx')
    void load.then(({ PhotoDrag: loaded }) => setDrag(() => loaded)).catch(() => undefined)
  }, [several])
  if (Drag === null) {
    return shown.map((photo, index) => (
      <div key={photo.id} className="sl-place">
        {tile(photo, index)}
      </div>
    ))
  }
  return (
    <Drag shown={shown} onPlace={onPlace}>
      {(order, Place) =>
        order.map((photo, index) => (
          <Place key={photo.id} id={photo.id}>
            {tile(photo, index)}
          </Place>
        ))
      }
    </Drag>
  )
}
