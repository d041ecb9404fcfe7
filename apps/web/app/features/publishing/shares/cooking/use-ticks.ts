import { useEffect, useState } from 'react'
import { useViewer } from '../../../../viewer/viewer-context.tsx'

/** Milliseconds that ticks are kept on the device. */
const KEPT = 24 * 3_600_000

interface StoredTicks {
  at: number
  ticked: number[]
}

/** Removed at sign-out (`consent/traces.ts`). */
const keyOf = (recipeId: number, viewerId: number | undefined) => `coches:${recipeId}:${viewerId}`

/** Positions of the ingredients that were ticked within a day. */
function readTicks(key: string, now: number): number[] {
  try {
    const { at, ticked } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<StoredTicks>
    if (typeof at !== 'number' || now - at > KEPT || !Array.isArray(ticked)) return []
    return ticked.filter((position) => typeof position === 'number')
  } catch {
    return []
  }
}

function saveTicks(key: string, ticked: number[]): void {
  try {
    if (ticked.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ at: Date.now(), ticked } satisfies StoredTicks))
  } catch {
    // They last as long as the page.
  }
}

/** Ingredients that are on the table, on this device alone. */
export function useTicks(recipeId: number): { ticked: number[]; tick: (position: number) => void } {
  const key = keyOf(recipeId, useViewer()?.id)
  const [ticked, setTicked] = useState<number[]>([])
  // In an effect: the server knows no ticks.
  useEffect(() => setTicked(readTicks(key, Date.now())), [key])
  const tick = (position: number) => {
    const next = ticked.includes(position) ? ticked.filter((one) => one !== position) : [...ticked, position]
    setTicked(next)
    saveTicks(key, next)
  }
  return { ticked, tick }
}
