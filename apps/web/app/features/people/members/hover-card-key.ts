import { type MemberElement, memberAt } from './member-element.ts'

/** As listed on the search page, « Au clavier ». */
const shortcut = 'Alt+ArrowDown'

const isShortcut = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  key === 'ArrowDown' && altKey && !ctrlKey && !metaKey && !shiftKey

/** Alt+ArrowDown on a focused member's link; `aria-keyshortcuts` announces it. */
export function onHoverCardKey(open: (member: MemberElement) => void): () => void {
  const focused = ({ target }: FocusEvent) => {
    const member = memberAt(target)
    if (member?.element === target) member?.element.setAttribute('aria-keyshortcuts', shortcut)
  }
  const pressed = (event: KeyboardEvent) => {
    const member = isShortcut(event) ? memberAt(event.target) : null
    if (member === null) return
    event.preventDefault()
    open(member)
  }
  const listeners = new AbortController()
  document.addEventListener('focusin', focused, { signal: listeners.signal })
  document.addEventListener('keydown', pressed, { signal: listeners.signal })
  return () => listeners.abort()
}
