import type { LiveEvent } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'

type LiveListener = (event: LiveEvent) => void
const listeners = new Set<LiveListener>()

/** Tells everything on this page that listens. */
export function publishLiveEvent(event: LiveEvent): void {
  for (const listener of listeners) listener(event)
}

/** Calls `listener` for each live event, until the returned function is called. */
export function watchLiveEvents(listener: LiveListener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Calls `listener` for each live event while the component is on the page. */
export function useLiveEvents(listener: LiveListener): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    return watchLiveEvents((event) => latest.current(event))
  }, [])
}

const reconnected = new Set<() => void>()

/** Tells the page that it may have missed something: the socket is back, the tab awake. */
export function publishCatchUp(): void {
  for (const listener of reconnected) listener()
}

let isComing = false

/** The server had no time for something that this page asked for: in so many seconds it asks for whatever it misses. */
export function catchUpIn(seconds: number): void {
  if (isComing) return
  isComing = true
  setTimeout(() => {
    isComing = false
    publishCatchUp()
  }, seconds * 1000)
}

/** Calls `catchUp` whenever something may have been missed, until the returned function is called. */
export function watchCatchUp(catchUp: () => void): () => void {
  reconnected.add(catchUp)
  return () => {
    reconnected.delete(catchUp)
  }
}

/** Calls `catchUp` whenever something may have been missed: ask for everything after the last seq. */
export function useCatchUp(catchUp: () => void): void {
  const latest = useRef(catchUp)
  useEffect(() => {
    latest.current = catchUp
  })
  useEffect(() => {
    return watchCatchUp(() => latest.current())
  }, [])
}
