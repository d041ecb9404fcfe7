import { useState } from 'react'

/** True from the first opening on: code of overlays is fetched when one is wanted, not with the page. */
export function useOnceOpen(open: boolean): boolean {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened || open
}
