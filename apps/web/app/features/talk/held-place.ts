/** Nearer than this she is at the end: what arrives is followed. */
const NEAR_END = 48

/** Laid out from the end: 0 is the end, and what is above it is negative. */
export const isNearEnd = (top: number): boolean => Math.abs(top) < NEAR_END

/** Where a talk stands: how far it is scrolled, and how far below its upper edge the row ends that is held; null: none. */
interface Place {
  top: number
  bottom: number | null
}

interface Moved {
  /** As the browser last told it, before rows came or went. */
  told: Place & { atEnd: boolean }
  /** The same row, after; `furthest` is how far up one can scroll now. */
  now: Place & { furthest: number }
  endIsHere: boolean
}

/**
 * Where the talk must stand once rows came or went: at its end, if she was there; else the held row ends where it ended.
 * How far she has scrolled since is hers: the browser tells it with the next picture that it draws, and a busy one is late.
 */
export function placeAfter({ told, now, endIsHere }: Moved): { top: number; atEnd: boolean } {
  // Where the talk has become too short for where she stood, it was the browser that scrolled.
  const since = told.top < now.furthest ? 0 : now.top - told.top
  const atEnd = since === 0 ? told.atEnd : endIsHere && isNearEnd(now.top)
  if (atEnd) return { top: 0, atEnd }
  const grown = told.bottom === null || now.bottom === null ? 0 : now.bottom - (told.bottom - since)
  return { top: now.top + grown, atEnd }
}
