import { type RefObject, useCallback, useEffect, useState } from 'react'
import { talkText } from '../../../text/talk.ts'
import { toast } from '../../../ui/overlays/toast.tsx'

const shine = { duration: 1600, easing: 'ease-out' } as const

interface GoToOptions {
  scroller: RefObject<HTMLElement | null>
  rows: readonly unknown[]
  /** Loads the pages up to that message; false if they could not be loaded. */
  reach: (seq: number) => Promise<boolean>
}

export function useGoTo({ scroller, rows, reach }: GoToOptions) {
  const [wanted, setWanted] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may have come with these rows
  useEffect(() => {
    if (wanted === null) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${wanted}"]`)
    if (!row) return
    setWanted(null)
    row.scrollIntoView({ block: 'center' })
    row.focus({ preventScroll: true })
    row.animate([{ background: 'var(--accent-tint)' }, { background: 'transparent' }], shine)
  }, [wanted, rows, scroller])
  return useCallback(
    (seq: number) => {
      setWanted(seq)
      void reach(seq).then((reached) => {
        if (reached) return
        setWanted(null)
        toast.warning(talkText.quotedGone)
      })
    },
    [reach],
  )
}
