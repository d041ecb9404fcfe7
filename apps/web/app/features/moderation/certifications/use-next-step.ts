import { type RefObject, useEffect, useRef } from 'react'

/**
 * After a form, moves the focus to the new heading, the first focusable `h2`; not on page load.
 * @param step changes with what the page shows
 * @returns ref of the element that contains the heading
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
