import type { ProfilePhoto } from '@consoeurs/contract'
import { type ReactNode, useEffect, useState } from 'react'
import styles from '../../../styles/shared/photo-editor.module.css'
import { photosText } from '../../../text/photos.ts'
import type { DragOrder } from '../../../ui/order/drag-order.tsx'

interface PhotoGridProps {
  shown: ProfilePhoto[]
  onPlace: (ids: number[]) => void
  tile: (photo: ProfilePhoto, index: number) => ReactNode
}

const inHand = ({ file }: ProfilePhoto) => (
  <span className={styles.inHand}>
    <img src={file.formats.small.url} alt="" />
  </span>
)

/** Drag and drop is loaded after the page, for two or more photos. */
export function PhotoGrid({ shown, onPlace, tile }: PhotoGridProps) {
  const [Drag, setDrag] = useState<typeof DragOrder<ProfilePhoto> | null>(null)
  const several = shown.length > 1
  useEffect(() => {
    if (!several) return
    // Keys and buttons still work.
    const load = import('../../../ui/order/drag-order.tsx')
    void load.then(({ DragOrder: loaded }) => setDrag(() => loaded)).catch(() => undefined)
  }, [several])
  if (Drag === null) {
    return shown.map((photo, index) => (
      <div key={photo.id} className={styles.place}>
        {tile(photo, index)}
      </div>
    ))
  }
  return (
    <Drag shown={shown} help={photosText.dragHelp} inHand={inHand} onPlace={onPlace}>
      {(order, Place) =>
        order.map((photo, index) => (
          <Place key={photo.id} id={photo.id} className={styles.place}>
            {tile(photo, index)}
          </Place>
        ))
      }
    </Drag>
  )
}
