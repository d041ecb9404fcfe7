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
 * Scroll anchor: the first bubble in view (date rows come and go) and its bottom edge. Its top edge moves when an
 * earlier message joins its group.
 */
function anchorOf(scroller: HTMLElement): Anchor | null {
  for (const row of scroller.querySelectorAll<HTMLElement>('[data-row]')) {
    const bottom = bottomOf(row, scroller)
    if (bottom > 0) return { row, bottom }
  }
  return null
}

/** Seq of the last message that begins within the view, or 0. */
function lastInView(scroller: HTMLElement): number {
  const rows = [...scroller.querySelectorAll<HTMLElement>('[data-row]')]
  const row = rows.findLast((row) => row.dataset.row !== '' && topOf(row, scroller) < scroller.clientHeight)
  return Number(row?.dataset.row ?? 0)
}

/** Unread messages taller than the screen start at its upper edge. */
function useUnreadInView(scroller: RefObject<HTMLElement | null>, onScroll: () => void): void {
  useLayoutEffect(() => {
    const element = scroller.current
    const line = element?.querySelector<HTMLElement>('[data-unread]')
    if (!element || !line || topOf(line, element) >= 0) return
    element.scrollTop += topOf(line, element)
    onScroll()
  }, [scroller, onScroll])
}

/** The keyboard opens or the composer grows: keep the end in view. */
function useEndInView(scroller: RefObject<HTMLElement | null>, atEnd: RefObject<boolean>): void {
  useEffect(() => {
    const element = scroller.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = 0
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, atEnd])
}

interface AuthoredMessage {
  seq: number
  authorId: number
}

interface TalkScrollOptions {
  scroller: RefObject<HTMLElement | null>
  rows: readonly unknown[]
  isTyping: boolean
  messages: readonly AuthoredMessage[]
  viewerId: number
  looking: boolean
  /** False if newer messages exist below those loaded. */
  endIsHere?: boolean
}

/**
 * Scroll anchoring: follows the end while the viewer is there; elsewhere keeps the row in view in place when rows are
 * added. The list uses column-reverse, so that a server-rendered page shows the newest message without scripts.
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

  useUnreadInView(scroller, onScroll)

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

  useEndInView(scroller, atEnd)

  return { isAtEnd, seenSeq, unseen: useUnseen(messages, viewerId, looking && isAtEnd), onScroll, toEnd }
}

function useUnseen(messages: readonly AuthoredMessage[], viewerId: number, seesEnd: boolean): number {
  const last = messages.at(-1)?.seq ?? 0
  const [seen, setSeen] = useState(last)
  if (seesEnd && seen < last) setSeen(last)
  return messages.filter(({ seq, authorId }) => seq > seen && authorId !== viewerId).length
}
