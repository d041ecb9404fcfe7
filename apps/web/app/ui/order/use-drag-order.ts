import { type RefObject, useEffect, useState } from 'react'
import type { DragOrder } from './drag-order.tsx'

/**
 * Drag and drop, loaded after the page; null before, and if it could not be loaded: the buttons still work. It replaces
 * the rows, so it waits until the focus is not on one of their buttons.
 */
export function useDragOrder<Item extends { id: number }>(rows: RefObject<HTMLElement | null>, wanted = true) {
  const [Drag, setDrag] = useState<typeof DragOrder<Item> | null>(null)
  useEffect(() => {
    if (!wanted) return
    const gone = new AbortController()
    const { signal } = gone
    const begin = async () => {
      const { DragOrder: loaded } = await import('./drag-order.tsx')
      const replace = () => setDrag(() => loaded)
      const element = rows.current
      if (signal.aborted) return
      if (!element?.contains(document.activeElement)) return replace()
      const left = ({ relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) replace()
      }
      element.addEventListener('focusout', left, { signal })
    }
    void begin().catch(() => undefined)
    return () => gone.abort()
  }, [rows, wanted])
  return Drag
}
