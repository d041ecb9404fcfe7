import { memberAt, type Named } from './named-member.ts'

/** As listed on the search page, « Au clavier ». */
const shortcut = 'Alt+ArrowDown'

const asks = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  key === 'ArrowDown' && altKey && !ctrlKey && !metaKey && !shiftKey

/** Alt and the arrow down, with the focus on whoever is named; the link says so to a screen reader. */
export function hearKey(open: (named: Named) => void): () => void {
  const focused = ({ target }: FocusEvent) => {
    const named = memberAt(target)
    if (named?.element === target) named?.element.setAttribute('aria-keyshortcuts', shortcut)
  }
  const pressed = (event: KeyboardEvent) => {
    const named = asks(event) ? memberAt(event.target) : null
    if (named === null) return
    event.preventDefault()
    open(named)
  }
  const hears = new AbortController()
  document.addEventListener('focusin', focused, { signal: hears.signal })
  document.addEventListener('keydown', pressed, { signal: hears.signal })
  return () => hears.abort()
}
