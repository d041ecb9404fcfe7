import { useCallback, useEffect, useRef } from 'react'
import { ApiFailure } from '../api/client.ts'
import { toast } from '../ui/toast.tsx'

interface OptimisticOptions<Truth, Wish> {
  /** What is shown now. */
  truth: Truth
  /** How it will look once the wish is granted. */
  apply: (truth: Truth, wish: Wish) => Truth
  show: (truth: Truth) => void
  /** Asks the API; answers with the new truth. */
  send: (wish: Wish) => Promise<Truth>
}

interface Run<Truth, Wish> {
  confirmed: Truth
  next: { wish: Wish } | null
}

/**
 * Answers a press at once and asks the API after. Quick presses on the same thing go one after the other and only the
 * last counts; a refusal goes back to what was last confirmed, with the sentence in a toast.
 */
export function useOptimistic<Truth, Wish>(options: OptimisticOptions<Truth, Wish>) {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const running = useRef<Run<Truth, Wish> | null>(null)
  const wish = useCallback(async (wanted: Wish): Promise<void> => {
    const { truth, apply, show } = latest.current
    const ongoing = running.current
    if (ongoing !== null) {
      ongoing.next = { wish: wanted }
      show(apply(ongoing.confirmed, wanted))
      return
    }
    const run: Run<Truth, Wish> = { confirmed: truth, next: { wish: wanted } }
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
  /** While true, what the socket says of her own press is older than what she sees. */
  const isBusy = useCallback(() => running.current !== null, [])
  return { wish, isBusy }
}
