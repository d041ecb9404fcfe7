import { type ComponentType, useEffect, useState } from 'react'
import { afterMount } from './after-mount.ts'

/**
 * Asks for notifications, or says how to get them back: one second after the page is mounted (specification §9), with
 * code that is fetched then. Where it cannot be fetched the next page tries again.
 */
export function PushCompanion({ viewerId }: { viewerId: number }) {
  const [Part, setPart] = useState<ComponentType<{ viewerId: number }> | null>(null)
  useEffect(
    () =>
      afterMount(() => {
        import('./push-part.tsx').then(
          ({ PushPart }) => setPart(() => PushPart),
          () => undefined,
        )
      }),
    [],
  )
  return <div className="afloat">{Part && <Part viewerId={viewerId} />}</div>
}
