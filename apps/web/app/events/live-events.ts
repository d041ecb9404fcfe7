import type { LiveEvent } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'

type LiveListener = (event: LiveEvent) => void
const listeners = new Set<LiveListener>()

/** Milliseconds that an event may be older than the page that needs it: longer than a page takes to load. */
const RECENT = 30_000
const mostRecent = 50
let recent: { at: number; event: LiveEvent }[] = []

export function publishLiveEvent(event: LiveEvent): void {
  recent = [...recent, { at: Date.now(), event }].slice(-mostRecent)
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

/**
 * Hears, at the first render, what was published in the last half minute: the data of the page may have been loaded
 * before. For idempotent listeners.
 */
export function useRecentLiveEvents(listener: LiveListener): void {
  const first = useRef(listener)
  useEffect(() => {
    const since = Date.now() - RECENT
    for (const { at, event } of recent) if (at >= since) first.current(event)
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
