import { useEffect, useRef, useState } from 'react'
import { ApiFailure } from '../../../../api/client.ts'
import type { FirebaseConfig } from '../../../../context.ts'
import { navigateTo } from '../../../../navigation/navigate-to.ts'
import type { ProviderWindow } from './firebase-window.ts'

interface State {
  phase: 'preparing' | 'idle' | 'waiting'
  said: string | undefined
}

const loadWindow = () => Promise.all([import('./firebase-window.ts'), import('./firebase-actions.ts')])

export function useProviderWindow(config: FirebaseConfig, providerId: string, destination: string | null) {
  const [{ phase, said }, setState] = useState<State>({ phase: 'preparing', said: undefined })
  const ready = useRef<{ window: ProviderWindow; acts: Awaited<ReturnType<typeof loadWindow>>[1] }>(undefined)

  // Preload: a popup opened after a network request counts as unsolicited and is blocked.
  useEffect(() => {
    loadWindow().then(
      ([{ prepareWindow }, acts]) => {
        ready.current ??= { window: prepareWindow(config, providerId), acts }
        setState({ phase: 'idle', said: undefined })
      },
      () => setState({ phase: 'preparing', said: new ApiFailure('OFFLINE').message }),
    )
  }, [config, providerId])

  const open = async () => {
    if (ready.current === undefined) return
    const { window: prepared, acts } = ready.current
    setState({ phase: 'waiting', said: undefined })
    const end = await acts.signInWithPopup(() => prepared.open(), destination)
    if (end === 'done') return
    if ('goTo' in end) navigateTo(end.goTo)
    else setState({ phase: 'idle', said: end.refusal.error?.['']?.[0] })
  }
  return { phase, said, open: () => void open() }
}
