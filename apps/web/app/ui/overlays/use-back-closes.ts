import { useEffect, useRef } from 'react'
import { openLayer } from './open-layers.ts'

/** The back button closes it instead of leaving the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (open ? openLayer(() => latest.current()) : undefined), [open])
}
