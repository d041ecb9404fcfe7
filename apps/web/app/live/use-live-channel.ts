import type { LiveEvent } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { useLiveEvents } from '../events/live-events.ts'
import { watchChannel } from './live-channels.ts'

/** Calls `onWatched` after each subscription. */
export function useLiveChannel(channel: string, onWatched?: () => void): void {
  const latest = useRef(onWatched)
  useEffect(() => {
    latest.current = onWatched
  })
  useEffect(() => watchChannel(channel, () => latest.current?.()), [channel])
}

/** Milliseconds: lists of many members do not all ask at once, and several changes are one reload. */
const SPREAD = { least: 300, most: 2000 }

interface StaleList {
  channel: string
  type: LiveEvent['type']
  reload: () => Promise<void>
}

/** Reloads the list after hints that something in it changed. */
export function useStaleList({ channel, type, reload }: StaleList): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(reload)
  useEffect(() => {
    latest.current = reload
  })
  useLiveChannel(channel)
  useLiveEvents((event) => {
    if (event.type !== type || timer.current !== undefined) return
    const wait = SPREAD.least + Math.random() * (SPREAD.most - SPREAD.least)
    timer.current = setTimeout(() => {
      timer.current = undefined
      void latest.current()
    }, wait)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
}
