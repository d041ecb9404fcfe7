import { useState } from 'react'
import { useOptimistic } from '../../../live/use-optimistic.ts'
import { Switch } from '../../../ui/forms/checkbox.tsx'

interface SavedSwitchProps {
  /** Field name in the form without scripts. */
  name: string
  label: string
  help?: string
  bare?: boolean
  saved: boolean
  /** @returns the saved state */
  save: (on: boolean) => Promise<boolean>
}

/** Optimistic switch: saves at each press, and reverts with a message on a refusal. */
export function SavedSwitch({ saved, save, ...shown }: SavedSwitchProps) {
  const [on, setOn] = useState(saved)
  const { wish } = useOptimistic<boolean, boolean>({
    truth: on,
    apply: (_, wanted) => wanted,
    show: setOn,
    send: save,
  })
  return <Switch {...shown} checked={on} onChange={(event) => void wish(event.currentTarget.checked)} />
}
