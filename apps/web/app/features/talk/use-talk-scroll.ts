import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isNearEnd, placeAfter } from './held-place.ts'

interface Anchor {
  row: HTMLElement
  bottom: number
}

const topOf = (row: HTMLElement, scroller: HTMLElement) =>
  row.getBoundingClientRect().top - scroller.getBoundingClientRect().top

const bottomOf = (row: HTMLElement, scroller: HTMLElement) => topOf(row, scroller) + row.offsetHeight

/**
 * The first bubble that reaches into view (stamps come and go with what is around them), and how far below the upper
 * edge it ends: where it begins changes once it is known who spoke before it.
 */
function anchorOf(scroller: HTMLElement): Anchor | null {
  for (const row of scroller.querySelectorAll<HTMLElement>('[data-row]')) {
    const bottom = bottomOf(row, scroller)
    if (bottom > 0) return { row, bottom }
  }
  return null
}

/** Seq of the last message that begins within the view; 0 where there is none. */
function lastInView(scroller: HTMLElement): number {
  const rows = [...scroller.querySelectorAll<HTMLElement>('[data-row]')]
  const row = rows.findLast((row) => row.dataset.row !== '' && topOf(row, scroller) < scroller.clientHeight)
  return Number(row?.dataset.row ?? 0)
}

interface Said {
  seq: number
  authorId: number
}

interface TalkScrollOptions {
  scroller: RefObject<HTMLElement | null>
  rows: readonly unknown[]
  isTyping: boolean
  messages: readonly Said[]
  viewerId: number
  looking: boolean
  /** False where newer messages lie below those that the page holds. */
  endIsHere?: boolean
}

/**
 * The end stays in view while she is there; wherever else she reads, the row under her eyes stays where it is, to the
 * pixel, whatever is added above or below. The list is laid out from its end (column-reverse), so that a served page
 * shows the newest message before any script.
 */
export function useTalkScroll({
  scroller,
  rows,
  isTyping,
  messages,
  viewerId,
  looking,
  endIsHere = true,
}: TalkScrollOptions) {
  const anchor = useRef<Anchor | null>(null)
  const top = useRef(0)
  const atEnd = useRef(endIsHere)
  const [isAtEnd, setIsAtEnd] = useState(endIsHere)
  const [seenSeq, setSeenSeq] = useState(0)

  const onScroll = useCallback(() => {
    const element = scroller.current
    if (element === null) return
    atEnd.current = endIsHere && isNearEnd(element.scrollTop)
    setIsAtEnd(atEnd.current)
    setSeenSeq(lastInView(element))
    anchor.current = anchorOf(element)
    top.current = element.scrollTop
  }, [scroller, endIsHere])

  const toEnd = useCallback(
    (behavior: ScrollBehavior = 'smooth') => {
      if (behavior === 'instant') atEnd.current = true
      scroller.current?.scrollTo({ top: 0, behavior })
    },
    [scroller],
  )

  // What was new when she came begins at the upper edge, if it is longer than the screen.
  useLayoutEffect(() => {
    const element = scroller.current
    const line = element?.querySelector<HTMLElement>('[data-unread]')
    if (!element || !line || topOf(line, element) >= 0) return
    element.scrollTop += topOf(line, element)
    onScroll()
  }, [scroller, onScroll])

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows and typing are what moves the anchor
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return
    const held = anchor.current?.row.isConnected ? anchor.current : null
    const place = placeAfter({
      told: { top: top.current, bottom: held?.bottom ?? null, atEnd: atEnd.current },
      now: {
        top: element.scrollTop,
        bottom: held && bottomOf(held.row, element),
        furthest: element.clientHeight - element.scrollHeight,
      },
      endIsHere,
    })
    atEnd.current = place.atEnd
    if (element.scrollTop !== place.top) element.scrollTop = place.top
    setSeenSeq(lastInView(element))
    anchor.current = anchorOf(element)
    top.current = element.scrollTop
  }, [rows, isTyping, scroller])

  // The keyboard opens, the composer grows: the end stays in view.
  useEffect(() => {
    const element = scroller.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = 0
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])

  return { isAtEnd, seenSeq, unseen: useUnseen(messages, viewerId, looking && isAtEnd), onScroll, toEnd }
}

/** How many of the others' messages came since she last had the end under her eyes. */
function useUnseen(messages: readonly Said[], viewerId: number, seesEnd: boolean): number {
  const last = messages.at(-1)?.seq ?? 0
  const [seen, setSeen] = useState(last)
  if (seesEnd && seen < last) setSeen(last)
  return messages.filter(({ seq, authorId }) => seq > seen && authorId !== viewerId).length
}
