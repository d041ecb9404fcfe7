import { useResourceContext, useStore } from 'ra-core'
import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { keysText } from '../text/keys.ts'
import { useShortcuts } from './shortcuts.tsx'

/** Ids of the queue as its list showed them last; a decided record keeps its place until the list is read again. */
const useOrder = (resource: string) => useStore<number[]>(`${resource}.queue`, [])

/** List: the keys move the focus from row to row, so that screen readers read each; Enter follows its link. */
export function useRowKeys(list: RefObject<HTMLElement | null>, ids: number[]): void {
  const resource = useResourceContext() ?? ''
  const [, setOrder] = useOrder(resource)
  const order = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are compared by value
  useEffect(() => {
    if (ids.length > 0) setOrder(ids)
  }, [order])
  const step = (by: 1 | -1) => () => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('tbody .headline a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    const next = at === -1 ? links[0] : links[at + by]
    next?.focus()
    return next !== undefined
  }
  /** Elsewhere, arrows scroll the page. */
  const arrow = (by: 1 | -1) => () => {
    const { activeElement } = document
    const isFree = activeElement === null || activeElement.matches('body, main')
    return isFree || list.current?.contains(activeElement) === true ? step(by)() : false
  }
  useShortcuts([
    { keys: ['j'], shown: ['J', '↓'], label: keysText.nextRow, run: step(1) },
    { keys: ['k'], shown: ['K', '↑'], label: keysText.previousRow, run: step(-1) },
    { keys: [], shown: ['Entrée'], label: keysText.open, run: () => false },
    { keys: ['ArrowDown'], shown: [], label: '', run: arrow(1) },
    { keys: ['ArrowUp'], shown: [], label: '', run: arrow(-1) },
  ])
}

/** Record: the keys open its neighbours in the queue, or return to the list. */
export function useNeighbourKeys(id: number): void {
  const resource = useResourceContext() ?? ''
  const [order] = useOrder(resource)
  const navigate = useNavigate()
  const at = order.indexOf(id)
  const step = (by: 1 | -1) => () => {
    const next = at === -1 ? undefined : order[at + by]
    if (next === undefined) announce(keysText.end)
    else {
      announce(keysText.place(at + by + 1, order.length))
      void navigate(`/${resource}/${next}`)
    }
    return true
  }
  const back = () => {
    void navigate(`/${resource}`)
    return true
  }
  const announce = useShortcuts([
    { keys: ['j'], label: keysText.next, run: step(1) },
    { keys: ['k'], label: keysText.previous, run: step(-1) },
    { keys: ['q'], label: keysText.back, run: back },
  ])
}
