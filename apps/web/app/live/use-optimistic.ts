import { useCallback, useEffect, useRef } from 'react'
import { ApiFailure } from '../api/client.ts'
import { toast } from '../ui/overlays/toast.tsx'

interface OptimisticOptions<Truth, Wish> {
  /** The current state on screen. */
  truth: Truth
  /** The optimistic state. */
  apply: (truth: Truth, wish: Wish) => Truth
  show: (truth: Truth) => void
  send: (wish: Wish) => Promise<Truth>
}

interface OngoingUpdate<Truth, Wish> {
  confirmed: Truth
  next: { wish: Wish } | null
}

/**
 * Optimistic update. Of quick repeated presses only the last counts; an error restores the confirmed state and shows a
 * toast.
 */
export function useOptimistic<Truth, Wish>(options: OptimisticOptions<Truth, Wish>) {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const running = useRef<OngoingUpdate<Truth, Wish> | null>(null)
  const wish = useCallback(async (wanted: Wish): Promise<void> => {
    const { truth, apply, show } = latest.current
    const ongoing = running.current
    if (ongoing !== null) {
      ongoing.next = { wish: wanted }
      show(apply(ongoing.confirmed, wanted))
      return
    }
    const run: OngoingUpdate<Truth, Wish> = { confirmed: truth, next: { wish: wanted } }
    running.current = run
    show(apply(truth, wanted))
    try {
      while (run.next !== null) {
        const { wish: sent } = run.next
        run.next = null
        run.confirmed = await latest.current.send(sent)
      }
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      toast.error(error.message)
    } finally {
      running.current = null
      latest.current.show(run.confirmed)
    }
  }, [])
  /** Socket events about the viewer's own action are then older than the screen. */
  const isBusy = useCallback(() => running.current !== null, [])
  return { wish, isBusy }
}
