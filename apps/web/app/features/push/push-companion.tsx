import { constants } from '@consoeurs/contract'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

/**
 * Asks for notifications, or says how to get them back: one second after the page is mounted (specification §9), with
 * code that is fetched then. Where it cannot be fetched the next page tries again.
 */
export function PushCompanion({ viewerId }: { viewerId: number }) {
  const [Part, setPart] = useState<ComponentType<{ viewerId: number; onOpen: (path: string) => void }> | null>(null)
  const navigate = useNavigate()
  const open = useCallback((path: string) => void navigate(path), [navigate])
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./push-part.tsx').then(
        ({ PushPart }) => setPart(() => PushPart),
        () => undefined,
      )
    }, constants.permissionPromptDelay)
    return () => clearTimeout(timer)
  }, [])
  return <div className="afloat">{Part && <Part viewerId={viewerId} onOpen={open} />}</div>
}
