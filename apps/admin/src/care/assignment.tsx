import Button from '@mui/material/Button'
import { useGetIdentity } from 'ra-core'
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
  if (assignee !== null && assignee.id === her?.id) {
    return (
      <Button loading={busy !== null} onClick={() => void run({ act: 'release' })}>
        {moderationText.release}
      </Button>
    )
  }
  const takes = () => void run({ act: 'assign', values: { takeOver: assignee !== null } })
  return (
    <Button variant="outlined" loading={busy !== null} onClick={takes}>
      {assignee === null ? moderationText.assign : moderationText.takeOver(assignee.displayName)}
    </Button>
  )
}
