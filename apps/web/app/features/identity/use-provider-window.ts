import { useEffect, useRef, useState } from 'react'
import { ApiFailure } from '../../api/client.ts'
import type { FirebaseConfig } from '../../context.ts'
import { navigateTo } from '../../navigation/navigate-to.ts'
import type { ProviderWindow } from './firebase-window.ts'

interface State {
  phase: 'preparing' | 'idle' | 'waiting'
  said: string | undefined
}

const loadWindow = () => Promise.all([import('./firebase-window.ts'), import('./firebase-acts.ts')])

/** The window of a house that Firebase knows, behind one button. */
export function useProviderWindow(config: FirebaseConfig, providerId: string, destination: string | null) {
  const [{ phase, said }, setState] = useState<State>({ phase: 'preparing', said: undefined })
  const ready = useRef<{ window: ProviderWindow; acts: Awaited<ReturnType<typeof loadWindow>>[1] }>(undefined)

  // A tap that has to wait for the network opens a window too late: browsers take it for one that nobody asked for.
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
    const end = await acts.enterWith(() => prepared.open(), destination)
    if (end === 'done') return
    if ('goTo' in end) navigateTo(end.goTo)
    else setState({ phase: 'idle', said: end.refusal.error?.['']?.[0] })
  }
  return { phase, said, open: () => void open() }
}
