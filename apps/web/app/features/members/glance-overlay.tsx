import { useEffect, useState } from 'react'
import { onDemand } from '../../ui/on-demand.tsx'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { hearKey } from './hear-key.ts'
import { hearPresses } from './hear-presses.ts'
import { hearRests } from './hear-rests.ts'
import type { Named } from './named-member.ts'

/** How she asked: with a mouse at rest, a long press, a key. */
type Way = 'rest' | 'press' | 'key'

interface Asked {
  named: Named
  way: Way
  /** Not yet where the mouse only came near: the code is fetched meanwhile, nothing of hers. */
  open: boolean
}

export interface GlanceProps {
  named: Named
  open: boolean
  onOpenChange: (open: boolean) => void
  /** False: nobody pressed anything, the focus stays. */
  takesFocus: boolean
}

const beside = async () => (await import('./glance-beside.tsx')).GlanceBeside
const ways = {
  /** A rest is no question: what does not come is not told. */
  rest: onDemand<GlanceProps>(beside, { quiet: true }),
  key: onDemand<GlanceProps>(beside),
  press: onDemand<GlanceProps>(async () => (await import('./glance-sheet.tsx')).GlanceSheet),
}

/** A card that was asked for with a press or a key is not taken away by a mouse that moves. */
const holds = (asked: Asked | null): boolean => asked?.open === true && asked.way !== 'rest'

const isShown = (asked: Asked | null, { element }: Named): boolean =>
  asked?.open === true && asked.named.element === element

/** Who a member is, over whichever page names her. */
export function GlanceOverlay() {
  const own = useViewer()?.username
  const [asked, ask] = useState<Asked | null>(null)
  useEffect(() => {
    const byMouse = (named: Named, open: boolean) => {
      if (named.username === own) return
      ask((known) => (holds(known) || isShown(known, named) ? known : { named, way: 'rest', open }))
    }
    const by = (way: Way) => (named: Named) => {
      if (named.username !== own) ask({ named, way, open: true })
    }
    const deaf = [
      hearRests({
        near: (named) => byMouse(named, false),
        open: (named) => byMouse(named, true),
        leave: () => ask((known) => (known === null || holds(known) ? known : { ...known, open: false })),
      }),
      hearPresses(by('press')),
      hearKey(by('key')),
    ]
    return () => {
      for (const stop of deaf) stop()
    }
  }, [own])
  if (asked === null) return null
  const { named, way, open } = asked
  const Glance = ways[way]
  return (
    <Glance
      key={named.username}
      named={named}
      open={open}
      takesFocus={way !== 'rest'}
      onOpenChange={(wanted) => ask((known) => known && { ...known, open: wanted })}
    />
  )
}
