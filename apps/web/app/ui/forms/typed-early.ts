import { type Ref, type RefCallback, useCallback, useEffect, useRef } from 'react'

export type TextControl = HTMLInputElement | HTMLTextAreaElement
type FormControl = TextControl | HTMLSelectElement

/** Uses the prototype's setter, so that React notices the change. */
export function typeInto(control: FormControl, value: string): void {
  if (control.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Passes text typed before hydration to the `onChange` of a controlled field. React 19 reports no change for it, and
 * replaces it at the next render.
 *
 * @param value undefined for an uncontrolled field, which keeps its text
 * @returns the ref of the field
 */
export function useTypedEarly<Element extends TextControl>(
  value: unknown,
  ref: Ref<Element> | undefined,
): RefCallback<Element> {
  const field = useRef<Element>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared once, when the field is hydrated
  useEffect(() => {
    const control = field.current
    if (control === null || value == null || control.value === value) return
    const typed = control.value
    // React compares with the value that was last set through the element.
    control.value = String(value)
    typeInto(control, typed)
  }, [])
  return useCallback(
    (element: Element | null) => {
      field.current = element
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    },
    [ref],
  )
}
