import Button from '@mui/material/Button'
import { Plus } from 'lucide-react'
import { useResourceContext } from 'ra-core'
import { Link } from 'react-router'

/** Create button; within thumb reach on phones. */
export function BeginLink({ label }: { label: string }) {
  const resource = useResourceContext() ?? ''
  return (
    <Button
      component={Link}
      to={`/${resource}/create`}
      variant="contained"
      className="begin"
      startIcon={<Plus size={20} strokeWidth={1.75} aria-hidden="true" />}
    >
      {label}
    </Button>
  )
}
