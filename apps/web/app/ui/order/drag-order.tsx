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
import { dragAnnouncements, mouse, touch } from './drag-settings.ts'
import { movedTo } from './order.ts'

const under: CollisionDetection = (move) => pointerWithin(move)

interface DragOrderProps<Item> {
  shown: Item[]
  /** Screen reader instructions. */
  help: string
  /** Drag overlay. */
  inHand: (item: Item) => ReactNode
  onPlace: (ids: number[]) => void
  children: (shown: Item[], Place: typeof DragPlace) => ReactNode
}

/** Drag and drop reordering; saves only on drop. */
export function DragOrder<Item extends { id: number }>(props: DragOrderProps<Item>) {
  const { shown, help, inHand, onPlace, children } = props
  const [held, setHeld] = useState<{ id: number; ids: number[] } | null>(null)
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch))
  const lifted = shown.find((item) => item.id === held?.id)
  const order = held?.ids.flatMap((id) => shown.find((item) => item.id === id) ?? []) ?? shown
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={under}
      accessibility={{ announcements: dragAnnouncements, screenReaderInstructions: { draggable: help } }}
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
      <DragOverlay dropAnimation={null}>{lifted === undefined ? null : inHand(lifted)}</DragOverlay>
    </DndContext>
  )
}

interface DragPlaceProps {
  id: number
  className: string | undefined
  children: ReactNode
}

function DragPlace({ id, className, children }: DragPlaceProps) {
  const { setNodeRef: take, listeners, isDragging } = useDraggable({ id })
  const { setNodeRef: put } = useDroppable({ id })
  return (
    <div
      ref={(node) => {
        take(node)
        put(node)
      }}
      className={className}
      data-held={isDragging || undefined}
      {...listeners}
    >
      {children}
    </div>
  )
}
