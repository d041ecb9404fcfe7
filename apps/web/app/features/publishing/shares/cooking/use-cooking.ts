import { useEffect, useState } from 'react'
import { onDemand } from '../../../../ui/on-demand.tsx'
import { fetchDialog, fetchSheet } from '../../../../ui/overlays/dialog.tsx'
import { useViewer } from '../../../../viewer/viewer-context.tsx'
import { readTimers, timersKey } from './timers.ts'

/** Fetched with the page, and what it opens too, for a kitchen without a network. */
async function loadCookingMode() {
  fetchDialog()
  fetchSheet()
  return (await import('./cooking-mode.tsx')).CookingMode
}
export const CookingMode = onDemand(loadCookingMode, { soon: true })

/** Cooking mode adds nothing to a single step. */
const MIN_STEPS = 2
export const isCookable = ({ steps }: { steps: readonly string[] }): boolean => steps.length >= MIN_STEPS

/** Where cooking mode opens; null while it is closed. */
export function useCooking(recipeId: number) {
  const [cooking, setCooking] = useState<{ position: number; seconds?: number } | null>(null)
  const timers = timersKey(recipeId, useViewer()?.id)
  // A phone may drop a page that rests in the background: its timers run on.
  useEffect(() => {
    const [first] = readTimers(timers)
    if (first !== undefined) setCooking({ position: first.step - 1 })
  }, [timers])
  return [cooking, setCooking] as const
}
