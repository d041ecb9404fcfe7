import { useMemo } from 'react'
import { LiveCacheProvider } from '../../../live/use-live.tsx'
import { PopoverPopup } from '../../../ui/overlays/popover-popup.tsx'
import { useCloseOnNavigation } from '../../../ui/use-close-on-navigation.ts'
import styles from './hover-card.module.css'
import { HoverCard, hoverCardLabel } from './hover-card.tsx'
import type { HoverCardProps } from './hover-card-overlay.tsx'
import { useHoverCard } from './use-hover-card.ts'

function Beside({ member: { username, element }, open, onOpenChange, takesFocus }: HoverCardProps) {
  const state = useHoverCard(username, open)
  const anchor = useMemo(() => ({ current: element }), [element])
  useCloseOnNavigation(open, onOpenChange)
  return (
    <PopoverPopup {...{ open, onOpenChange, anchor, takesFocus }} label={hoverCardLabel(state)} align="start" bare>
      <div className={`${styles.card} ${styles.floats}`} data-glance>
        <HoverCard username={username} state={state} />
      </div>
    </PopoverPopup>
  )
}

export const HoverCardPopover = (props: HoverCardProps) => (
  <LiveCacheProvider>
    <Beside {...props} />
  </LiveCacheProvider>
)
