import Button from '@mui/material/Button'
import { adminText } from '../text/admin.ts'
import { frenchMessages } from '../text/react-admin.ts'

interface ErrorScreenProps {
  error: unknown
  onRetry?: () => void
}

export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  return (
    <div className="row">
      <p role="alert" className="trouble">
        {error instanceof Error && error.message !== '' ? error.message : frenchMessages.ra.notification.http_error}
      </p>
      {onRetry === undefined ? null : <Button onClick={onRetry}>{adminText.retry}</Button>}
    </div>
  )
}
