import { LiveCacheProvider } from '../../live/use-live.tsx'
import { SheetPopup } from '../../ui/sheet-popup.tsx'
import { useClosedByArrival } from '../../ui/use-closed-by-arrival.ts'
import { GlanceCard, glanceLabel } from './glance-card.tsx'
import type { GlanceProps } from './glance-overlay.tsx'
import { useGlance } from './use-glance.ts'

function Below({ named: { username }, open, onOpenChange }: GlanceProps) {
  const state = useGlance(username, open)
  useClosedByArrival(open, onOpenChange)
  return (
    <SheetPopup open={open} onOpenChange={onOpenChange} title={glanceLabel(state)} hiddenTitle>
      <div className="glance">
        <GlanceCard username={username} state={state} />
      </div>
    </SheetPopup>
  )
}

/** Her card under the thumb. */
export const GlanceSheet = (props: GlanceProps) => (
  <LiveCacheProvider>
    <Below {...props} />
  </LiveCacheProvider>
)
