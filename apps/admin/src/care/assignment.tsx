import Button from '@mui/material/Button'
import { useGetIdentity } from 'ra-core'
import { useShortcuts } from '../keys/shortcuts.tsx'
import { keysText } from '../text/keys.ts'
import { moderationText } from '../text/moderation.ts'
import { useAction } from './use-action.ts'

interface AssignmentProps {
  resource: string
  id: number
  assignee: { id: number; displayName: string } | null
}

export function Assignment({ resource, id, assignee }: AssignmentProps) {
  const { run, busy } = useAction(resource, id)
  const { data: her } = useGetIdentity()
  const isHers = assignee !== null && assignee.id === her?.id
  const release = () => void run({ act: 'release' })
  const toggle = () => {
    if (busy !== null) return true
    if (isHers) release()
    // What a colleague looks at is taken over by a press of the button only.
    else if (assignee === null) takes()
    return true
  }
  const takes = () => void run({ act: 'assign', values: { takeOver: assignee !== null } })
  useShortcuts([{ keys: ['o'], label: keysText.assign, run: toggle }])
  if (isHers) {
    return (
      <Button loading={busy !== null} onClick={release} aria-keyshortcuts="o">
        {moderationText.release}
      </Button>
    )
  }
  return (
    <Button
      variant="outlined"
      loading={busy !== null}
      onClick={takes}
      {...(assignee === null && { 'aria-keyshortcuts': 'o' })}
    >
      {assignee === null ? moderationText.assign : moderationText.takeOver(assignee.displayName)}
    </Button>
  )
}
