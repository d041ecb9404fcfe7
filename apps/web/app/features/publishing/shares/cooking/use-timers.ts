import { useEffect, useRef, useState } from 'react'
import { useViewer } from '../../../../viewer/viewer-context.tsx'
import { allowSound, ring } from './alarm.ts'
import { type Timer, Timers, timersKey } from './timers.ts'

interface RunningTimers {
  timers: readonly Timer[]
  /** Milliseconds since 1970, each second while one runs. */
  now: number
  start: (step: number, seconds: number) => void
  stop: (id: string) => void
  stopAll: () => void
}

/** Starts with a timer of `seconds`, if there are any. */
export function useTimers(recipeId: number, from: { position: number; seconds?: number }): RunningTimers {
  const key = timersKey(recipeId, useViewer()?.id)
  const [kitchen] = useState(() => new Timers(key, ({ step }) => ring(step)))
  const [timers, setTimers] = useState(kitchen.all)
  const [now, setNow] = useState(Date.now)
  const running = timers.some(({ rung }) => !rung)
  useEffect(() => {
    if (!running) return
    const look = () => {
      kitchen.tick()
      setTimers(kitchen.all)
      setNow(Date.now())
    }
    look()
    const second = setInterval(look, 1000)
    // A phone that was locked counts no seconds.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(second)
      document.removeEventListener('visibilitychange', look)
    }
  }, [running, kitchen])
  const changed = (change: () => void) => {
    change()
    setTimers(kitchen.all)
    setNow(Date.now())
  }
  const start = (step: number, seconds: number) => {
    allowSound()
    changed(() => kitchen.start(step, seconds))
  }
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    if (from.seconds !== undefined) start(from.position + 1, from.seconds)
  })
  return {
    timers,
    now,
    start,
    stop: (id) => changed(() => kitchen.stop(id)),
    stopAll: () => changed(() => kitchen.stopAll()),
  }
}
