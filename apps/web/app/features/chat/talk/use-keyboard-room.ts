import { useEffect } from 'react'
import { followVirtualKeyboard } from '../../../ui/forms/virtual-keyboard-inset.ts'

/** Limits the conversation to the visible height. The browser may have scrolled to show the field. */
export function useKeyboardRoom(): void {
  useEffect(() => followVirtualKeyboard(() => window.scrollTo(0, 0)), [])
}
