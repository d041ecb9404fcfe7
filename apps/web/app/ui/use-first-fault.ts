import { type RefObject, useEffect, useState } from 'react'

/** To be called when a form was refused: once the page shows it, brings her to the first field, or to what is said of the whole. */
export function useFirstFault(form: RefObject<HTMLFormElement | null>): () => void {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) field.focus()
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
  }, [form, refusals])
  return () => setRefusals((count) => count + 1)
}
