import type { LiveEvent } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'

type LiveListener = (event: LiveEvent) => void
const listeners = new Set<LiveListener>()

export function publishLiveEvent(event: LiveEvent): void {
  for (const listener of listeners) listener(event)
}

/** @returns a function that unsubscribes */
export function watchLiveEvents(listener: LiveListener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

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

/** Events may have been missed: the socket reconnected, or the tab woke up. */
export function publishCatchUp(): void {
  for (const listener of reconnected) listener()
}

let isScheduled = false

/** The server was overloaded: catch up after `seconds`; concurrent calls share one timer. */
export function catchUpIn(seconds: number): void {
  if (isScheduled) return
  isScheduled = true
  setTimeout(() => {
    isScheduled = false
    publishCatchUp()
  }, seconds * 1000)
}

/** @returns a function that unsubscribes */
export function watchCatchUp(catchUp: () => void): () => void {
  reconnected.add(catchUp)
  return () => {
    reconnected.delete(catchUp)
  }
}

/** `catchUp` should fetch everything after the last seq. */
export function useCatchUp(catchUp: () => void): void {
  const latest = useRef(catchUp)
  useEffect(() => {
    latest.current = catchUp
  })
  useEffect(() => {
    return watchCatchUp(() => latest.current())
  }, [])
}
