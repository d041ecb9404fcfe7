/** Within this distance in pixels the viewer is at the end, and new messages are followed. */
const NEAR_END = 48

/** The list uses column-reverse: 0 is the end, and `scrollTop` is negative above it. */
export const isNearEnd = (top: number): boolean => Math.abs(top) < NEAR_END

/** `bottom` is the anchor row's bottom edge relative to the viewport's top; null without an anchor. */
interface Place {
  top: number
  bottom: number | null
}

interface ScrollChange {
  /** From the last scroll event, before the rows changed. */
  told: Place & { atEnd: boolean }
  /** The same row after the change; `furthest` is the new smallest `scrollTop`. */
  now: Place & { furthest: number }
  endIsHere: boolean
}

/**
 * Scroll anchoring after rows changed: stay at the end, or keep the anchor row's bottom edge in place. The scroll event
 * may lag behind, so the distance scrolled since is kept.
 */
export function placeAfter({ told, now, endIsHere }: ScrollChange): { top: number; atEnd: boolean } {
  // If the chat is now too short for the old position, the browser scrolled, not the viewer.
  const since = told.top < now.furthest ? 0 : now.top - told.top
  const atEnd = since === 0 ? told.atEnd : endIsHere && isNearEnd(now.top)
  if (atEnd) return { top: 0, atEnd }
  const grown = told.bottom === null || now.bottom === null ? 0 : now.bottom - (told.bottom - since)
  return { top: now.top + grown, atEnd }
}
