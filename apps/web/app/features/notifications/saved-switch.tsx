import { useState } from 'react'
import { useOptimistic } from '../../live/use-optimistic.ts'
import { Switch } from '../../ui/checkbox.tsx'

interface SavedSwitchProps {
  /** Of the form that serves where no script runs. */
  name: string
  label: string
  help?: string
  bare?: boolean
  saved: boolean
  /** Answers with what is then saved. */
  save: (on: boolean) => Promise<boolean>
}

/** Saved at each touch: it answers at once, and goes back with a word if that is refused. */
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
