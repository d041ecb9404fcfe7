import Button from '@mui/material/Button'
import { useGetIdentity } from 'ra-core'
import { careText } from '../text/care.ts'
import { useAct } from './use-act.ts'

interface AssignmentProps {
  resource: string
  id: number
  assignee: { id: number; displayName: string } | null
}

/** Who looks after it, and taking it on or letting it go. */
export function Assignment({ resource, id, assignee }: AssignmentProps) {
  const { run, busy } = useAct(resource, id)
  const { data: her } = useGetIdentity()
  if (assignee !== null && assignee.id === her?.id) {
    return (
      <Button loading={busy !== null} onClick={() => void run({ act: 'release' })}>
        {careText.release}
      </Button>
    )
  }
  const takes = () => void run({ act: 'assign', values: { takeOver: assignee !== null } })
  return (
    <Button variant="outlined" loading={busy !== null} onClick={takes}>
      {assignee === null ? careText.assign : careText.takeOver(assignee.displayName)}
    </Button>
  )
}
