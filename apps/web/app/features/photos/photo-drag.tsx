import type { ProfilePhoto } from '@consoeurs/contract'
import {
  type CollisionDetection,
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { photosText } from '../../text/photos.ts'
import { movedTo } from './photo-order.ts'

/** A press becomes a move only when it is meant: otherwise the page scrolls under a finger, and a click stays one. */
const mouse = { activationConstraint: { distance: 8 } }
const touch = { activationConstraint: { delay: 220, tolerance: 10 } }

const under: CollisionDetection = (move) => pointerWithin(move)

const silent = () => undefined
/** The keyboard moves photos with the arrows, and the page says where they went: nothing more is said of a drag. */
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: photosText.dragHelp },
}

interface PhotoDragProps {
  shown: ProfilePhoto[]
  onPlace: (ids: number[]) => void
  children: (shown: ProfilePhoto[], Place: typeof DragPlace) => ReactNode
}

/** Her photos follow the finger: the others make room while she holds one, and nothing is saved before she lets go. */
export function PhotoDrag({ shown, onPlace, children }: PhotoDragProps) {
  const [held, setHeld] = useState<{ id: number; ids: number[] } | null>(null)
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch))
  const inHand = shown.find((photo) => photo.id === held?.id)
  const order = held?.ids.flatMap((id) => shown.find((photo) => photo.id === id) ?? []) ?? shown
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={under}
      accessibility={accessibility}
      onDragStart={({ active }) => setHeld({ id: Number(active.id), ids: shown.map(({ id }) => id) })}
      onDragOver={({ over }) => {
        if (over !== null) setHeld((known) => known && { ...known, ids: movedTo(known.ids, known.id, Number(over.id)) })
      }}
      onDragCancel={() => setHeld(null)}
      onDragEnd={() => {
        if (held !== null) onPlace(held.ids)
        setHeld(null)
      }}
    >
      {children(order, DragPlace)}
      <DragOverlay dropAnimation={null}>
        {inHand === undefined ? null : (
          <span className="sl-held">
            <img src={inHand.file.formats.small.url} alt="" />
          </span>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/** The place of one photo: it can be taken, and another one can be put here. */
function DragPlace({ id, children }: { id: number; children: ReactNode }) {
  const { setNodeRef: take, listeners, isDragging } = useDraggable({ id })
  const { setNodeRef: put } = useDroppable({ id })
  return (
    <div
      ref={(node) => {
        take(node)
        put(node)
      }}
      className={isDragging ? 'sl-place held' : 'sl-place'}
      {...listeners}
    >
      {children}
    </div>
  )
}
