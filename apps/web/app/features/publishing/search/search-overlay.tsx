import { useEffect, useState } from 'react'
import { overlayOnDemand } from '../../../ui/on-demand.tsx'
import { slashOpens } from './search-keys.ts'

export interface SearchPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const SearchPalette = overlayOnDemand<SearchPaletteProps>(
  async () => (await import('./search-palette.tsx')).SearchPalette,
)

const isIn = (target: EventTarget | null, selector: string) => target instanceof Element && target.closest(selector)

function asksByKey(event: KeyboardEvent): boolean {
  if (event.key === '/') {
    const isFree =
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      !isIn(event.target, 'input,textarea,select,[contenteditable],[role=dialog]')
    return isFree && slashOpens()
  }
  return event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
}

/** A plain click on a link with `data-search`. */
const asksByPress = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && isIn(event.target, 'a[data-search]')

/** Opens the search over any page. */
export function SearchOverlay() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const hear = (event: KeyboardEvent | MouseEvent) => {
      if (event.defaultPrevented || !(event instanceof KeyboardEvent ? asksByKey(event) : asksByPress(event))) return
      event.preventDefault()
      setOpen(true)
    }
    // Capture phase: the router handles clicks at the root and ignores prevented ones.
    addEventListener('keydown', hear, true)
    addEventListener('click', hear, true)
    return () => {
      removeEventListener('keydown', hear, true)
      removeEventListener('click', hear, true)
    }
  }, [])
  return <SearchPalette open={open} onOpenChange={setOpen} />
}
