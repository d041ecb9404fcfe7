import {
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
import { dragAnnouncements, mouse, touch } from '../../../ui/order/drag-settings.ts'

interface WeekDragProps {
  /** Screen reader instructions. */
  help: string
  inHand: (id: number) => ReactNode
  onDrop: (id: number, slot: string) => void
  children: (parts: { Slot: typeof DropSlot; Dish: typeof DragDish }) => ReactNode
}

/** Dishes move between slots; pressing a dish does the same with two choices. */
export function WeekDrag({ help, inHand, onDrop, children }: WeekDragProps) {
  const [held, setHeld] = useState<number | null>(null)
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: dragAnnouncements, screenReaderInstructions: { draggable: help } }}
      onDragStart={({ active }) => setHeld(Number(active.id))}
      onDragCancel={() => setHeld(null)}
      onDragEnd={({ active, over }) => {
        setHeld(null)
        if (over !== null) onDrop(Number(active.id), String(over.id))
      }}
    >
      {children({ Slot: DropSlot, Dish: DragDish })}
      <DragOverlay dropAnimation={null}>{held === null ? null : inHand(held)}</DragOverlay>
    </DndContext>
  )
}

interface SlotProps {
  id: string
  className: string
  children: ReactNode
}

function DropSlot({ id, className, children }: SlotProps) {
  const { setNodeRef, isOver } = useDroppable({ id })
  return (
    <div ref={setNodeRef} className={className} data-over={isOver || undefined}>
      {children}
    </div>
  )
}

function DragDish({ id, className, children }: Omit<SlotProps, 'id'> & { id: number }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id })
  return (
    <div ref={setNodeRef} className={className} data-held={isDragging || undefined} {...listeners}>
      {children}
    </div>
  )
}
