import { useMemo } from 'react'
import { LiveCacheProvider } from '../../live/use-live.tsx'
import { PopoverPopup } from '../../ui/popover-popup.tsx'
import { useClosedByArrival } from '../../ui/use-closed-by-arrival.ts'
import { GlanceCard, glanceLabel } from './glance-card.tsx'
import type { GlanceProps } from './glance-overlay.tsx'
import { useGlance } from './use-glance.ts'

function Beside({ named: { username, element }, open, onOpenChange, takesFocus }: GlanceProps) {
  const state = useGlance(username, open)
  const anchor = useMemo(() => ({ current: element }), [element])
  useClosedByArrival(open, onOpenChange)
  return (
    <PopoverPopup {...{ open, onOpenChange, anchor, takesFocus }} label={glanceLabel(state)} align="start" bare>
      <div className="glance floats" data-glance>
        <GlanceCard username={username} state={state} />
      </div>
    </PopoverPopup>
  )
}

/** Her card near what names her. */
export const GlanceBeside = (props: GlanceProps) => (
  <LiveCacheProvider>
    <Beside {...props} />
  </LiveCacheProvider>
)
