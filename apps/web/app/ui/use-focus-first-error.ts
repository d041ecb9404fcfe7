import { type RefObject, useEffect, useState } from 'react'

/** @returns a function to call after a rejected submit: focuses the first invalid field */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>): () => void {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) field.focus()
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
  }, [form, refusals])
  return () => setRefusals((count) => count + 1)
}
