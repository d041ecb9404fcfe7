import { LiveCacheProvider } from '../../../live/use-live.tsx'
import { SheetPopup } from '../../../ui/overlays/sheet-popup.tsx'
import { useCloseOnNavigation } from '../../../ui/use-close-on-navigation.ts'
import styles from './hover-card.module.css'
import { HoverCard, hoverCardLabel } from './hover-card.tsx'
import type { HoverCardProps } from './hover-card-overlay.tsx'
import { useHoverCard } from './use-hover-card.ts'

function Below({ member: { username }, open, onOpenChange }: HoverCardProps) {
  const state = useHoverCard(username, open)
  useCloseOnNavigation(open, onOpenChange)
  return (
    <SheetPopup open={open} onOpenChange={onOpenChange} title={hoverCardLabel(state)} hiddenTitle>
      <div className={styles.card}>
        <HoverCard username={username} state={state} />
      </div>
    </SheetPopup>
  )
}

/** Bottom sheet on touch screens. */
export const HoverCardSheet = (props: HoverCardProps) => (
  <LiveCacheProvider>
    <Below {...props} />
  </LiveCacheProvider>
)
