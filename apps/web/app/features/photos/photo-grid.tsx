import type { ProfilePhoto } from '@consoeurs/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { photosText } from '../../text/photos.ts'
import type { DragOrder } from '../../ui/drag-order.tsx'

interface PhotoGridProps {
  shown: ProfilePhoto[]
  onPlace: (ids: number[]) => void
  tile: (photo: ProfilePhoto, index: number) => ReactNode
}

const inHand = ({ file }: ProfilePhoto) => (
  <span className="sl-held">
    <img src={file.formats.small.url} alt="" />
  </span>
)

/** Her photos in their order. What moves them by hand comes after the page, and only where there are two or more. */
export function PhotoGrid({ shown, onPlace, tile }: PhotoGridProps) {
  const [Drag, setDrag] = useState<typeof DragOrder<ProfilePhoto> | null>(null)
  const several = shown.length > 1
  useEffect(() => {
    if (!several) return
    // Without it the photos are moved by keys and buttons.
    const load = import('../../ui/drag-order.tsx')
    void load.then(({ DragOrder: loaded }) => setDrag(() => loaded)).catch(() => undefined)
  }, [several])
  if (Drag === null) {
    return shown.map((photo, index) => (
      <div key={photo.id} className="sl-place">
        {tile(photo, index)}
      </div>
    ))
  }
  return (
    <Drag shown={shown} help={photosText.dragHelp} inHand={inHand} onPlace={onPlace}>
      {(order, Place) =>
        order.map((photo, index) => (
          <Place key={photo.id} id={photo.id} className="sl-place">
            {tile(photo, index)}
          </Place>
        ))
      }
    </Drag>
  )
}
