import { type RefObject, useEffect, useRef } from 'react'

/**
 * What comes in answer to a form is read first, by eye and by reader: its heading takes the focus. Not where the page
 * opens with it.
 * @param step changes with what the page shows
 * @returns the element in which that heading stands: the first `h2` that can be focused
 */
export function useNextStep(step: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    page.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus()
  }, [step])
  return page
}
